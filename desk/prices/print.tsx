/**
 * Prints a page about prices from the records of a folder as they are now:
 *   node --import tsx desk/prices/print.tsx FOLDER PAGE QUERY
 * It is a program of its own, because the records are read once, when their modules are imported.
 */
import { readFileSync } from "node:fs";
import path from "node:path";
import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { PriceDocument } from "./document";

const [program = "", folder = "", page = "", query = ""] = process.argv.slice(1);
const styles = readFileSync(path.join(path.dirname(program), "prices.css"), "utf8");
const params = new URLSearchParams(query);

process.chdir(folder);

async function contents(): Promise<ReactNode> {
  if (page === "year") {
    const { YearPage } = await import("./year-page");
    return <YearPage query={params} />;
  }
  const { StayPage } = await import("./stay-page");
  return <StayPage query={params} />;
}

/** A record that the build would refuse is named in the build's words. */
function faults(error: unknown): ReactNode {
  const sentences = error instanceof Error ? error.message : String(error);
  return (
    <>
      <p>The records cannot be read as they are. Please correct this first:</p>
      <ul>
        {sentences.split("\n").map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
    </>
  );
}

const shown = await contents().catch(faults);
const html = renderToStaticMarkup(
  <PriceDocument href={page === "year" ? "/desk/year/" : "/desk/price/"} styles={styles}>
    {shown}
  </PriceDocument>,
);
process.stdout.write(`<!DOCTYPE html>${html}`);
