"use client";

import { ContactChannelList } from "@/components/features/contact/contact-channels.client";
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

/** Offers every way to send a request: channels that open with its message, and the form that posts it until it was sent. */
export function SendChannels(props: SendChannelsProps) {
  const { channels, engine, destination, request, message, stays } = props;
  const { reference, words, sent } = request;
  const askAges = bringsChildren(stays);
  return (
    <div className="send-channels">
      <SentNote reference={sent} isNow={request.isNow} />
      <h3 className="text-heading print:hidden">{sendTexts.channels.title}</h3>
      <p className="mt-2 mb-5 text-ink-2">
        <span>{`${sendTexts.reference}: `}</span>
        <strong className="text-ink figures">{reference}</strong>
      </p>
      <ContactChannelList
        channels={channels}
        message={message}
        reference={reference}
        engine={engine}
      />
      <PrintedWords words={words} withAges={askAges} />
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
          />
        </div>
      )}
      <h3 className="mt-10 font-text label text-ink-2 print:hidden">{sendTexts.next}</h3>
      <p className="mt-2 text-ink-2 print:hidden">{sendTexts.nextText}</p>
    </div>
  );
}
