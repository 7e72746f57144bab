// @ts-nocheck
import { Stop } from "./steps";

/** The sub-path the site lives under ("/resort"), "" at the root of a host. */
export function basePath() {
  const value = process.env.NEXT_PUBLIC_BASE_PATH ?? "";
  if (!/^(\/[\w.~-]+)*$/.test(value)) {
    throw new Stop(
      `NEXT_PUBLIC_BASE_PATH is "${value}": write it like "/resort", with a slash in front and none behind.`,
    );
  }
  return value;
}
