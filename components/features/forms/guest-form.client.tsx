"use client";

import { usePathname } from "next/navigation";
import {
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
  type FormEvent,
  type FormHTMLAttributes,
  type ReactNode,
} from "react";
import type { AnswerName, Say } from "@/components/features/forms/form-replies";
import { forgetDraft, trackDraft } from "@/components/features/forms/form-drafts";
import type { ContactChannels } from "@/components/features/contact/request-hrefs";
import type { FormDestination } from "@/components/features/forms/send-form";
import { lazyImport } from "@/lib/browser/lazy-import";
import "./guest-form.css";

export type GuestFormProps = {
  kind: "contact" | "appointment" | "newsletter" | "comment";
  id: string;
  label: string;
  /** Where the form is posted; without it nothing is ever sent. */
  destination: FormDestination | null;
  /** How a guest can send the same words where the form cannot. */
  channels?: ContactChannels;
  className?: string;
  children: ReactNode;
};

/** `turn` counts the answers, so that the same answer is announced again. */
type Reply = { answer: AnswerName; text?: string; turn: number };

type Answering = typeof import("@/components/features/forms/submit-form.client");

const fetchAnswering = () => import("@/components/features/forms/submit-form.client");

/** The attributes by which the form is posted without scripts. */
type NativeSubmit = Pick<FormHTMLAttributes<HTMLFormElement>, "method" | "action" | "encType">;

type GuestFormIslandProps = GuestFormProps & {
  native: NativeSubmit;
  /** Says that the form's answers could not be loaded. */
  lost: string;
};

/** Confirms, checks and sends, and never loses a typed word. The code that does so loads on the first focus. */
export function GuestFormIsland(props: GuestFormIslandProps) {
  const { kind, id, label, destination, native, lost, channels, className = "", children } = props;
  const form = useRef<HTMLFormElement>(null);
  const shownAt = useRef(0);
  const draftKey = `${usePathname()} ${id}`;
  const [answering, setAnswering] = useState<Answering | null>();
  const [{ answer, text, turn }, setReply] = useState<Reply>({ answer: "none", turn: 0 });
  const say: Say = (next, words) =>
    setReply((before) => ({ answer: next, text: words, turn: before.turn + 1 }));

  // With scripts the form validates itself; without them the browser does.
  useEffect(() => {
    shownAt.current = performance.now();
    if (form.current) form.current.noValidate = true;
  }, []);
  useLayoutEffect(
    () => (form.current ? trackDraft(form.current, draftKey) : undefined),
    [draftKey],
  );
  useEffect(() => {
    const element = form.current;
    return () => (element ? answering?.abandon(element) : undefined);
  }, [answering]);

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const submitted = event.currentTarget;
    const opener = openerOf(event);
    const part = await lazyImport(fetchAnswering);
    setAnswering(part);
    const confirms = destination === null && (kind === "contact" || kind === "appointment");
    const onSent = () => forgetDraft(draftKey);
    const submission = { opener, confirms, destination, shownAt: shownAt.current, say, onSent };
    await part?.submitForm(submitted, submission);
  }

  /** The clicked button is about to disappear, so the focus moves on first. */
  function leave(next: AnswerName) {
    form.current?.querySelector<HTMLButtonElement>("button[type=submit]")?.focus();
    if (next !== answer) say(next);
  }

  return (
    <form
      {...native}
      ref={form}
      id={id}
      // A link may point to the form itself.
      tabIndex={-1}
      aria-label={label}
      className={`${className} print:hidden`}
      onFocus={() => void fetchAnswering().catch(() => {})}
      onSubmit={(event) => void submit(event)}
      onInput={({ target }) => answering?.refreshMessage(target)}
    >
      {children}
      {/* Rendered from the start, because only then are its words announced when they come, and again when they are the same. */}
      <div role="status" className="col-span-full">
        {answering === null && <p className="form-answer">{lost}</p>}
        {answering && (
          <answering.FormReply
            key={turn}
            answer={answer}
            text={text}
            channels={channels}
            onLeave={leave}
          />
        )}
      </div>
    </form>
  );
}

/** Where the guest was; Safari does not focus a clicked button, so the button itself is the fallback. */
function openerOf(event: FormEvent<HTMLFormElement>): HTMLElement {
  const { activeElement } = document;
  if (activeElement instanceof HTMLElement && event.currentTarget.contains(activeElement)) {
    return activeElement;
  }
  const { nativeEvent } = event;
  const submitter = nativeEvent instanceof SubmitEvent ? nativeEvent.submitter : null;
  return submitter ?? event.currentTarget;
}
