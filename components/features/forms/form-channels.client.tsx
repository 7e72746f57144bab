"use client";

import { useLayoutEffect, useRef, useState } from "react";
import { useSilentChanges } from "@/components/features/forms/use-silent-changes.client";
import { formMessage } from "@/components/features/forms/form-message";
import type { RequestMessage, ContactChannels } from "@/components/features/contact/request-hrefs";
import { ContactChannelList } from "@/components/features/contact/contact-channels.client";

export function FormChannels({ channels }: { channels: ContactChannels }) {
  const frame = useRef<HTMLDivElement>(null);
  const [message, setMessage] = useState<RequestMessage>();
  useLayoutEffect(() => {
    const form = frame.current?.closest("form");
    if (!form) return;
    const read = () => setMessage(formMessage(form));
    read();
    form.addEventListener("input", read);
    return () => form.removeEventListener("input", read);
  }, []);
  useSilentChanges(() => {
    const form = frame.current?.closest("form");
    if (form) setMessage(formMessage(form));
  });
  return (
    <div ref={frame} className="mt-4">
      {message && <ContactChannelList channels={channels} message={message} copies inAnswer />}
    </div>
  );
}
