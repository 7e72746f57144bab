"use client";

import { useState } from "react";
import { ContactChannelList } from "@/components/features/contact/contact-channels.client";
import { MessageText } from "@/components/features/contact/message-text";
import {
  messageText,
  type ContactChannels,
  type RequestMessage,
} from "@/components/features/contact/request-hrefs";
import type { FormDestination } from "@/components/features/forms/send-form";
import {
  bringsChildren,
  type StayDetails,
} from "@/components/pages/find-room/request/describe-stay-request";
import { PrintedWords } from "@/components/pages/find-room/request/printed-words";
import { RequestForm } from "@/components/pages/find-room/request/request-form.client";
import { SentNote } from "@/components/pages/find-room/request/sent-note.client";
import type { GuestRequest } from "@/components/pages/find-room/request/use-request.client";
import { postedFields } from "@/components/pages/find-room/request/stay-details";
import { sendTexts } from "@/content/copy/stay-request";

type SendChannelsProps = {
  channels: ContactChannels;
  engine: string | undefined;
  destination: FormDestination | null;
  request: GuestRequest;
  message: RequestMessage;
  stays: readonly [StayDetails, ...StayDetails[]];
};

/** What a guest types, the message that it becomes, then every way to send it; its reference once one of them was opened. */
export function SendChannels(props: SendChannelsProps) {
  const { channels, engine, destination, request, message, stays } = props;
  const { reference, words, sent } = request;
  const askAges = bringsChildren(stays);
  const [opened, setOpened] = useState(false);
  return (
    <div className="send-channels">
      <SentNote reference={sent} isNow={request.isNow} />
      {!sent && (
        <div className="send-form print:hidden">
          <RequestForm
            destination={destination}
            askAges={askAges}
            words={words}
            onWords={request.setWords}
            facts={{
              ...postedFields(stays[0]),
              reference,
              subject: message.subject,
              message: messageText(message),
            }}
            onSent={request.onSent}
          >
            {destination && <MessageText message={message} />}
          </RequestForm>
        </div>
      )}
      <PrintedWords words={words} withAges={askAges} />
      <h3 className="text-heading print:hidden">{sendTexts.channels.title}</h3>
      <ContactChannelList
        channels={channels}
        message={message}
        reference={reference}
        engine={engine}
        readable={!destination || sent !== undefined}
        onOpen={() => setOpened(true)}
      />
      <p className={opened && !sent ? "mt-2 text-ink-2" : "hidden text-ink-2 print:block"}>
        <span>{`${sendTexts.reference}: `}</span>
        <strong className="text-ink figures">{reference}</strong>
      </p>
      <h3 className="mt-8 font-text label text-ink-2 print:hidden">{sendTexts.next}</h3>
      <p className="mt-2 text-ink-2 print:hidden">{sendTexts.nextText}</p>
    </div>
  );
}
