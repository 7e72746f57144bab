import type { GuestWords } from "@/components/pages/find-room/request/describe-stay-request";
import { fieldsOf } from "@/components/ui/field/form-fields";

const wordNames = ["name", "email", "phone", "ages", "note"] as const;

export function isWord(name: string): name is keyof GuestWords {
  return wordNames.some((word) => word === name);
}

/** What a guest has typed into a request. */
export function guestWordsIn(form: HTMLFormElement): GuestWords {
  const typed = fieldsOf(form).filter(({ name }) => isWord(name));
  return Object.fromEntries(typed.map(({ name, value }) => [name, value]));
}

/** Every word, where any was changed since; none where all of them have been sent. */
export function typedSince(sent: GuestWords, now: GuestWords): GuestWords {
  return wordNames.some((name) => (sent[name] ?? "") !== (now[name] ?? "")) ? now : {};
}
