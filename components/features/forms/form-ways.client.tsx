"use client";

import { useLayoutEffect, useRef, useState } from "react";
import { formMessage } from "@/components/features/forms/form-message";
import type { RequestMessage, RequestWays } from "@/components/features/contact/request-hrefs";
import { RequestWayList } from "@/components/features/contact/request-ways.client";

/** Every way to send the words of the form around it; they follow what the guest still changes there. */
export function FormWays({ ways }: { ways: RequestWays }) {
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
  return (
    <div ref={frame} className="mt-4">
      {message && <RequestWayList ways={ways} message={message} copies inAnswer />}
    </div>
  );
}
