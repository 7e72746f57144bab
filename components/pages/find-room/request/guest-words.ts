import type { GuestWords } from "@/components/pages/find-room/request/describe-stay-request";
import { fieldsOf } from "@/components/ui/field/form-fields";

const wordNames = ["name", "email", "phone", "ages", "note"] as const;

export function isWord(name: string): name is keyof GuestWords {
  return wordNames.some((word) => word === name);
}

export function guestWordsIn(form: HTMLFormElement): GuestWords {
  const typed = fieldsOf(form).filter(({ name }) => isWord(name));
  return Object.fromEntries(typed.map(({ name, value }) => [name, value]));
}

/** Whether any of the fields found holds other words than those known. */
export function differ(known: GuestWords, found: GuestWords): boolean {
  return wordNames.some((name) => name in found && (known[name] ?? "") !== found[name]);
}

/** Returns every word if any changed since the last request, and nothing if all were sent. */
export function typedSince(sent: GuestWords, now: GuestWords): GuestWords {
  return wordNames.some((name) => (sent[name] ?? "") !== (now[name] ?? "")) ? now : {};
}
