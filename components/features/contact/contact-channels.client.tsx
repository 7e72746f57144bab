"use client";

import { useState } from "react";
import { MessageText } from "@/components/features/contact/message-text";
import { copyText } from "@/lib/browser/share-or-copy";
import {
  messageHrefs,
  messageText,
  type RequestMessage,
  type ContactChannels,
} from "@/components/features/contact/request-hrefs";
import { formAnswers } from "@/content/copy/forms";
import { sendTexts } from "@/content/copy/stay-request";
import "@/components/ui/link/link.css";
import "./contact-channels.css";
import { fillText } from "@/lib/text/fill-text";

const { channels: texts, prepared, actions } = sendTexts;

type ContactChannelsProps = {
  channels: ContactChannels;
  message: RequestMessage;
  reference?: string;
  engine?: string;
  copies?: boolean;
  inAnswer?: boolean;
  /** Whether the message can be read here; false where it can be read above. */
  readable?: boolean;
  /** Called when a guest opens any of the ways. */
  onOpen?: () => void;
};

type Channel = keyof typeof prepared;

/** Beyond so many characters of their address, some mail programs cut a prepared message off. */
const longestMail = 1800;

function preparedText(channel: Channel, reference: string | undefined): string {
  if (channel === "phone" && !reference) return texts.readOut;
  return fillText(prepared[channel], { reference: reference ?? "" });
}

export function ContactChannelList(props: ContactChannelsProps) {
  const { channels, message, reference, engine, copies, inAnswer, readable = true, onOpen } = props;
  const [answer, setAnswer] = useState<string>(texts.hint);
  const announce = (channel: Channel) => {
    setAnswer(preparedText(channel, reference));
    onOpen?.();
  };
  const text = messageText(message);
  const links = messageHrefs(channels, message);
  const isLong = links.some(({ href }) => href.startsWith("mailto:") && href.length > longestMail);
  const copy = () =>
    void copyText(text).then((done) => setAnswer(done ? actions.copied : actions.notCopied));
  const nameOf = (channel: (typeof links)[number]["channel"]) =>
    inAnswer && channel === "email" ? formAnswers.sendAsEmail : texts[channel];
  return (
    <div className="contact-channels">
      {readable && <MessageText message={message} />}
      {isLong && <p className="mb-3 text-small print:hidden">{texts.copyFirst}</p>}
      <ul className="print:hidden">
        {isLong && (
          <li data-channel="copy">
            <button type="button" className="button w-full button-solid" onClick={copy}>
              {actions.copy}
            </button>
          </li>
        )}
        {links.map(({ channel, href }) => (
          <li key={channel} data-channel={channel}>
            <a
              href={href}
              {...(href.startsWith("https:") && { target: "_blank", rel: "noopener noreferrer" })}
              onClick={() => announce(channel)}
              className={`button w-full ${channel === "email" && !isLong ? "button-solid" : "button-line"}`}
            >
              <span>{nameOf(channel)}</span>
              {channel === "phone" && <span className="figures">{channels.phone}</span>}
            </a>
          </li>
        ))}
        {engine && (
          <li data-channel="engine">
            <a
              href={engine}
              target="_blank"
              rel="noopener noreferrer"
              onClick={() => announce("engine")}
              aria-describedby="engine-note"
              className="button w-full button-line"
            >
              {texts.engine}
            </a>
            <p id="engine-note" className="mt-2 text-small text-ink-2">
              {texts.engineNote}
            </p>
          </li>
        )}
      </ul>
      <p role={inAnswer ? undefined : "status"} className="request-prepared print:hidden">
        {answer}
      </p>
      {copies && !isLong && (
        <button
          type="button"
          className="link-line min-h-11 text-small font-semibold print:hidden"
          onClick={copy}
        >
          {actions.copy}
        </button>
      )}
    </div>
  );
}
