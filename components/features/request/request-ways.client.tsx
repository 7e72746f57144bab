"use client";

import { useState } from "react";
import {
  messageHrefs,
  type RequestMessage,
  type RequestWays,
} from "@/components/features/request/request-hrefs";
import { buttonStyle } from "@/components/ui/button/button-style";
import { sendTexts } from "@/content/stay-request";
import "./request-ways.css";

const { ways: texts, prepared } = sendTexts;

type RequestWaysProps = {
  ways: RequestWays;
  message: RequestMessage;
  reference: string;
  /** The booking engine with the stay filled in, where the owner has one. */
  engine?: string;
};

type Way = keyof typeof prepared;

/** Every way to the booking office, each with the message in it; what was pressed is told, and that it is not sent yet. */
export function RequestWayList({ ways, message, reference, engine }: RequestWaysProps) {
  const [pressed, setPressed] = useState<Way>();
  const links = messageHrefs(ways, message);
  return (
    <div className="request-ways">
      <ul>
        {links.map(({ way, href }) => (
          <li key={way} data-way={way}>
            <a
              href={href}
              // A chat opens beside the page; a mail program and a telephone never take its place.
              {...(href.startsWith("https:") && { target: "_blank", rel: "noopener noreferrer" })}
              onClick={() => setPressed(way)}
              className={buttonStyle(way === "email" ? "solid" : "line", "w-full")}
            >
              {texts[way]}
              {way === "phone" && <span className="figures">{ways.phone}</span>}
            </a>
          </li>
        ))}
        {engine && (
          <li data-way="engine">
            <a
              href={engine}
              target="_blank"
              rel="noopener noreferrer"
              onClick={() => setPressed("engine")}
              aria-describedby="engine-note"
              className={buttonStyle("line", "w-full")}
            >
              {texts.engine}
            </a>
            <p id="engine-note" className="mt-2 text-small text-ink-2">
              {texts.engineNote}
            </p>
          </li>
        )}
      </ul>
      <p role="status" className="request-prepared">
        {pressed ? prepared[pressed].replace("{reference}", reference) : texts.hint}
      </p>
      <details className="request-text">
        <summary>{texts.read}</summary>
        <pre>{[message.subject, "", ...message.lines].join("\n")}</pre>
      </details>
    </div>
  );
}
