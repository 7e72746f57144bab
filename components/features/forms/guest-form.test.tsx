import { act, cleanup, render, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { usePathname } from "next/navigation";
import type { ReactNode } from "react";
import { GuestForm } from "@/components/features/forms/guest-form";
import { lazyImport } from "@/lib/browser/lazy-import";
import { leastElapsedSeconds, type FormDestination } from "@/components/features/forms/send-form";
import { SelectField } from "@/components/ui/field/select-field";
import { TextField } from "@/components/ui/field/text-field";
import { TextareaField } from "@/components/ui/field/textarea-field";
import {
  commentForm,
  contactForm,
  dialogs,
  formAnswers,
  newsletterForm,
} from "@/content/copy/forms";
import { honeypot } from "@/content/copy/honeypot";

jest.mock("next/navigation", () => ({ usePathname: jest.fn() }));
jest.mock("@/lib/browser/lazy-import", () => ({
  lazyImport: jest.fn((load: () => Promise<unknown>) => load()),
}));

const fetched = (load: () => Promise<unknown>) => load();

const withoutDialog = () =>
  jest.mocked(lazyImport).mockImplementationOnce(fetched).mockResolvedValueOnce(null);

type Answer = Pick<Response, "ok" | "status" | "json" | "headers">;
const post = jest.fn<Promise<Answer>, [string, RequestInit]>();
const answer = (status: number, body: unknown = {}, headers: HeadersInit = {}): Answer => ({
  headers: new Headers(headers),
  ok: status < 400,
  status,
  json: () => Promise.resolve(body),
});

beforeAll(async () => {
  Object.defineProperty(window, "matchMedia", {
    configurable: true,
    value: () => ({ matches: false, addEventListener: () => {} }),
  });
  // Compiling the dialog takes longer in jest than a test may wait for it.
  await import("@/components/features/forms/dialog.client");
}, 60_000);

let passedMs = 0;
const pass = (seconds: number) => (passedMs += seconds * 1000);
const shown = (page: ReactNode) => {
  const view = render(page);
  pass(leastElapsedSeconds);
  return view;
};

let pageCount = 0;
beforeEach(() => {
  // Only the tests move this clock, so none depends on the speed of the machine.
  jest.spyOn(performance, "now").mockImplementation(() => passedMs);
  post.mockReset();
  Object.defineProperty(window, "fetch", { value: post, configurable: true });
  jest.mocked(usePathname).mockReturnValue(`/page-${(pageCount += 1)}`);
});
afterEach(() => {
  jest.useRealTimers();
  jest.mocked(performance.now).mockRestore();
  window.history.replaceState(null, "", "/");
});

const host: FormDestination = {
  url: "https://forms.example/adey",
  format: "urlencoded",
  fields: { access_key: "0000" },
};

function Contact({ to = null }: { to?: FormDestination | null }) {
  return (
    <GuestForm
      kind="contact"
      id="touch"
      label="Get in touch"
      destination={to}
      channels={{ email: "office@example.com", phone: "+251 11 000 00 01" }}
    >
      <TextField id="touch-name" field={contactForm.name} kind="name" />
      <TextField id="touch-email" field={contactForm.email} kind="email" />
      <SelectField id="touch-subject" field={contactForm.subject} />
      <TextareaField id="touch-message" field={contactForm.message} marked={false} />
      <label>
        <input type="checkbox" name={commentForm.saveEmail.name} /> {commentForm.saveEmail.label}
      </label>
      <button type="submit">Send</button>
    </GuestForm>
  );
}

function Newsletter({ to = null }: { to?: FormDestination | null }) {
  return (
    <GuestForm kind="newsletter" id="news" label={newsletterForm.label} destination={to}>
      <TextField
        id="news-email"
        field={contactForm.email}
        kind="email"
        action={<button type="submit">Send</button>}
      />
    </GuestForm>
  );
}

const send = () => screen.getByRole("button", { name: "Send" });
const field = (name: RegExp) => screen.getByRole("textbox", { name });
const starting = (words: string) => new RegExp(`^${words}`);
const email = () =>
  field(new RegExp(`^(${contactForm.email.label}|${newsletterForm.email.label})`));

async function fillIn() {
  await userEvent.type(field(starting(contactForm.name.label)), "Hanna Bekele");
  await userEvent.type(email(), "hanna@example.com");
  await userEvent.type(
    field(starting(contactForm.message.label)),
    "Two rooms by the lake, please.",
  );
}

function expectEveryWordKept() {
  expect(field(starting(contactForm.name.label))).toHaveValue("Hanna Bekele");
  expect(email()).toHaveValue("hanna@example.com");
  expect(field(starting(contactForm.message.label))).toHaveValue("Two rooms by the lake, please.");
}

/** The dialog fades in. */
async function shownDialog(name: string) {
  const dialog = await screen.findByRole("dialog", { name });
  await waitFor(() => expect(dialog).toBeVisible());
  return dialog;
}
const dialogGone = () => waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());

describe("a contact form without a place to send to", () => {
  const ask = async () => {
    await userEvent.click(send());
    return shownDialog(dialogs.warning.title);
  };

  test("asks without checking anything, and sends nothing when confirmed", async () => {
    render(<Contact />);
    const question = await ask();
    expect(within(question).getByText(dialogs.warning.text)).toBeVisible();
    await userEvent.click(within(question).getByRole("button", { name: dialogs.warning.confirm }));
    const praise = await shownDialog(dialogs.success.title);
    expect(within(praise).getByText(dialogs.success.text)).toBeVisible();
    await userEvent.click(within(praise).getByRole("button", { name: dialogs.success.confirm }));
    await dialogGone();
    await waitFor(() => expect(send()).toHaveFocus());
    expect(email()).not.toHaveAttribute("aria-invalid");
    expect(post).not.toHaveBeenCalled();
  });

  test("closes on Cancel, gives the focus back and keeps every word", async () => {
    render(<Contact />);
    await fillIn();
    const question = await ask();
    await userEvent.click(within(question).getByRole("button", { name: dialogs.warning.cancel }));
    await dialogGone();
    await waitFor(() => expect(send()).toHaveFocus());
    expectEveryWordKept();
  });

  test("closes on Escape and can be asked again", async () => {
    render(<Contact />);
    await ask();
    await userEvent.keyboard("{Escape}");
    await dialogGone();
    await waitFor(() => expect(send()).toHaveFocus());
    expect(await ask()).toBeVisible();
    await userEvent.keyboard("{Escape}");
    await dialogGone();
  });

  test("Enter in a field asks too, and the guest comes back to that field", async () => {
    render(<Contact />);
    await userEvent.type(email(), "hanna{Enter}");
    await screen.findByRole("dialog", { name: dialogs.warning.title });
    await userEvent.keyboard("{Escape}");
    await dialogGone();
    await waitFor(() => expect(email()).toHaveFocus());
  });

  test("its dialog closes when the guest leaves the page", async () => {
    const { unmount } = render(<Contact />);
    await ask();
    unmount();
    await dialogGone();
  });

  test("asks in the page where the dialog cannot be fetched", async () => {
    withoutDialog();
    render(<Contact />);
    await fillIn();
    await userEvent.click(send());
    const status = screen.getByRole("status");
    await within(status).findByText(dialogs.warning.title);
    expect(status).toHaveTextContent(dialogs.warning.text);
    await userEvent.click(within(status).getByRole("button", { name: dialogs.warning.confirm }));
    expect(status).toHaveTextContent(dialogs.success.title);
    expect(status).toHaveTextContent(dialogs.success.text);
    expect(send()).toHaveFocus();
    expectEveryWordKept();
  });

  test("after the dialogs it says that nothing was sent, and has the same words as an e-mail", async () => {
    render(<Contact />);
    await fillIn();
    await userEvent.selectOptions(screen.getByRole("combobox"), "option3");
    await ask();
    await userEvent.click(screen.getByRole("button", { name: dialogs.warning.confirm }));
    await screen.findByRole("dialog", { name: dialogs.success.title });
    await userEvent.click(screen.getByRole("button", { name: dialogs.success.confirm }));
    const link = await screen.findByRole("link", { name: formAnswers.sendAsEmail });
    expect(screen.getByRole("status")).toHaveTextContent(formAnswers.prepared);
    await userEvent.type(field(starting(contactForm.message.label)), " Early.");
    link.addEventListener("click", (event) => event.preventDefault());
    await userEvent.click(link);
    const letter = new URL(link.getAttribute("href") ?? "");
    expect(letter.pathname).toBe("office@example.com");
    expect(letter.searchParams.get("subject")).toBe("Get in touch");
    expect(letter.searchParams.get("body")?.split("\r\n")).toEqual([
      `${contactForm.name.label}: Hanna Bekele`,
      `${contactForm.email.label}: hanna@example.com`,
      `${contactForm.subject.label}: ${contactForm.subject.options[2].label}`,
      `${contactForm.message.label}: Two rooms by the lake, please. Early.`,
    ]);
    expect(post).not.toHaveBeenCalled();
  });

  test("a question that was cancelled is not answered", async () => {
    render(<Contact />);
    await ask();
    await userEvent.click(screen.getByRole("button", { name: dialogs.warning.cancel }));
    await dialogGone();
    expect(screen.getByRole("status")).toBeEmptyDOMElement();
  });

  test("Cancel in the page takes the question back", async () => {
    withoutDialog();
    render(<Contact />);
    await userEvent.click(send());
    await userEvent.click(await screen.findByRole("button", { name: dialogs.warning.cancel }));
    expect(screen.getByRole("status")).toBeEmptyDOMElement();
    expect(send()).toHaveFocus();
  });
});

describe("a newsletter form without a place to send to", () => {
  test("says in words beside the field what is missing, and takes the guest there", async () => {
    render(<Newsletter />);
    await userEvent.click(send());
    expect(email()).toHaveFocus();
    expect(email()).toBeInvalid();
    expect(email()).toHaveAccessibleDescription(formAnswers.requiredText);
  });

  test("the message follows the correction, and disappears with it", async () => {
    render(<Newsletter />);
    await userEvent.click(send());
    await userEvent.type(email(), "hanna");
    expect(email()).toHaveAccessibleDescription(formAnswers.invalidEmail);
    await userEvent.type(email(), "@example.com");
    expect(email()).not.toHaveAttribute("aria-invalid");
    expect(email()).not.toHaveAccessibleDescription();
  });

  test("answers politely that nothing is sent, keeps the address and asks no host", async () => {
    render(<Newsletter />);
    await userEvent.type(email(), "hanna@example.com{Enter}");
    expect(screen.getByRole("status")).toHaveTextContent(formAnswers.nothingSent);
    expect(email()).toHaveValue("hanna@example.com");
    expect(post).not.toHaveBeenCalled();
  });

  test("a click before its module has loaded is answered as soon as it has", async () => {
    let arrive = () => {};
    const arrived = new Promise<void>((resolve) => (arrive = resolve));
    jest.mocked(lazyImport).mockImplementationOnce((load) => arrived.then(load));
    render(<Newsletter />);
    await userEvent.type(email(), "hanna@example.com{Enter}");
    expect(screen.getByRole("status")).toBeEmptyDOMElement();
    act(arrive);
    expect(await screen.findByText(formAnswers.nothingSent)).toBeInTheDocument();
  });

  test("says so where what answers cannot be fetched, keeps the address and tries again", async () => {
    jest.mocked(lazyImport).mockResolvedValueOnce(null);
    render(<Newsletter />);
    await userEvent.type(email(), "hanna@example.com{Enter}");
    expect(await screen.findByText(formAnswers.lost)).toBeInTheDocument();
    expect(email()).toHaveValue("hanna@example.com");
    await userEvent.click(send());
    expect(await screen.findByText(formAnswers.nothingSent)).toBeInTheDocument();
  });

  test("leads nowhere before its script runs", () => {
    render(<Newsletter />);
    expect(screen.getByRole("form", { name: newsletterForm.label })).toHaveAttribute(
      "method",
      "dialog",
    );
  });
});

test("nobody is thanked for an empty comment", async () => {
  render(
    <GuestForm kind="comment" id="comment" label={commentForm.title} destination={null}>
      <TextareaField id="comment-comment" field={commentForm.comment} />
      <button type="submit">Send</button>
    </GuestForm>,
  );
  await userEvent.type(screen.getByRole("textbox"), "  ");
  await userEvent.click(send());
  await waitFor(() =>
    expect(screen.getByRole("textbox")).toHaveAccessibleDescription(formAnswers.emptyComment),
  );
  expect(screen.getByRole("textbox")).toHaveFocus();
  expect(screen.getByRole("status")).toBeEmptyDOMElement();
  await userEvent.type(screen.getByRole("textbox"), "We came for the lake.");
  expect(screen.getByRole("textbox")).not.toHaveAccessibleDescription();
  await userEvent.click(send());
  expect(await screen.findByText(formAnswers.nothingSent)).toBeInTheDocument();
});

describe("a form with a place to send to", () => {
  test("checks first: nothing is sent while a required field is empty", async () => {
    shown(<Contact to={host} />);
    await userEvent.type(field(starting(contactForm.name.label)), "Hanna");
    await userEvent.click(send());
    expect(email()).toHaveFocus();
    expect(field(starting(contactForm.message.label))).toHaveAccessibleDescription(
      formAnswers.requiredText,
    );
    expect(field(starting(contactForm.name.label))).toBeValid();
    expect(post).not.toHaveBeenCalled();
  });

  test("posts ordinary form data, thanks, and empties the form", async () => {
    post.mockResolvedValue(answer(200));
    shown(<Contact to={host} />);
    await fillIn();
    await userEvent.selectOptions(screen.getByRole("combobox"), "option3");
    await userEvent.click(send());
    await screen.findByText(formAnswers.sent);
    const [url, request] = post.mock.calls[0] ?? [];
    expect(url).toBe(host.url);
    expect(request).toMatchObject({ method: "POST", headers: { Accept: "application/json" } });
    expect(String(request?.body)).toBe(
      new URLSearchParams({
        access_key: "0000",
        form: "contact",
        name: "Hanna Bekele",
        email: "hanna@example.com",
        subject: "option3",
        message: "Two rooms by the lake, please.",
        elapsed: String(leastElapsedSeconds),
      }).toString(),
    );
    expect(field(starting(contactForm.message.label))).toHaveValue("");
    expect(screen.queryByRole("dialog")).toBeNull();
  });

  test("shows that it is at work, keeps the focus, and sends once however often it is clicked", async () => {
    let arrive: (response: Answer) => void = () => {};
    post.mockReturnValue(new Promise((resolve) => (arrive = resolve)));
    shown(<Newsletter to={host} />);
    await userEvent.type(email(), "hanna@example.com");
    await userEvent.dblClick(send());
    await userEvent.type(email(), "{Enter}");
    expect(post).toHaveBeenCalledTimes(1);
    expect(screen.getByRole("status")).toHaveTextContent(formAnswers.sending);
    expect(send()).toHaveAttribute("aria-busy", "true");
    expect(send()).toHaveAttribute("aria-disabled", "true");
    expect(send()).toBeEnabled();
    arrive(answer(200));
    await screen.findByText(formAnswers.sent);
    expect(send()).not.toHaveAttribute("aria-busy");
  });

  test("what was typed while it was under way stays", async () => {
    let arrive: (response: Answer) => void = () => {};
    post.mockReturnValue(new Promise((resolve) => (arrive = resolve)));
    shown(<Newsletter to={host} />);
    await userEvent.type(email(), "hanna@example.com{Enter}");
    await userEvent.type(email(), ".et");
    arrive(answer(200));
    await screen.findByText(formAnswers.sent);
    expect(email()).toHaveValue("hanna@example.com.et");
  });

  test("shows what the host objects to beside the fields, as text", async () => {
    const message = "<b>We know</b> this address already.";
    post.mockResolvedValue(answer(422, { errors: { email: message, message: ["Too short."] } }));
    shown(<Contact to={host} />);
    await fillIn();
    await userEvent.click(send());
    await screen.findByText(formAnswers.refused);
    expect(email()).toHaveFocus();
    expect(email()).toHaveAccessibleDescription(message);
    expect(field(starting(contactForm.message.label))).toHaveAccessibleDescription("Too short.");
    expectEveryWordKept();
    await userEvent.type(email(), ".et");
    expect(email()).not.toHaveAccessibleDescription();
  });

  test.each([
    ["an error of the host", () => post.mockResolvedValueOnce(answer(500)), formAnswers.failed],
    [
      "an answer that never came or may not be read",
      () => post.mockRejectedValueOnce(new TypeError("Failed to fetch")),
      formAnswers.unanswered,
    ],
  ])("after %s it keeps every word, and Try again sends them", async (_name, fail, sentence) => {
    fail();
    shown(<Contact to={host} />);
    await fillIn();
    await userEvent.click(send());
    const retry = await screen.findByRole("button", { name: formAnswers.retry });
    expect(screen.getByRole("status")).toHaveTextContent(sentence);
    expectEveryWordKept();
    pass(10);
    post.mockResolvedValueOnce(answer(200));
    await userEvent.click(retry);
    await screen.findByText(formAnswers.sent);
    expect(send()).toHaveFocus();
    const [first, second] = post.mock.calls.map(([, { body }]) => String(body).split("&elapsed="));
    expect(second?.[0]).toBe(first?.[0]);
    expect([first?.[1], second?.[1]]).toEqual(["3", "13"]);
  });

  test("where nobody knows whether it arrived, the same words can go as an e-mail", async () => {
    post.mockRejectedValueOnce(new TypeError("Failed to fetch"));
    shown(<Contact to={host} />);
    await fillIn();
    await userEvent.click(send());
    const link = await screen.findByRole("link", { name: formAnswers.sendAsEmail });
    expect(link).toHaveAttribute(
      "href",
      expect.stringMatching(/^mailto:office@example.com\?subject=Get%20in%20touch&body=/),
    );
  });

  test("sent at once, it waits until the form is three seconds old, and says that it is at work", async () => {
    jest.useFakeTimers();
    const guest = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
    post.mockResolvedValue(answer(200));
    render(<Newsletter to={host} />);
    await guest.type(email(), "hanna@example.com{Enter}");
    await screen.findByText(formAnswers.sending);
    await guest.click(send());
    expect(post).not.toHaveBeenCalled();
    await act(() => jest.advanceTimersByTimeAsync(leastElapsedSeconds * 1000));
    await screen.findByText(formAnswers.sent);
    expect(post).toHaveBeenCalledTimes(1);
  });

  test("413: asks for fewer words, and keeps those that are there", async () => {
    post.mockResolvedValueOnce(answer(413));
    shown(<Contact to={host} />);
    await fillIn();
    await userEvent.click(send());
    await screen.findByText(formAnswers.tooLong);
    expectEveryWordKept();
  });

  test("429: no click sends anything before the host wants to hear of it again", async () => {
    post.mockResolvedValueOnce(answer(429, {}, { "retry-after": "90" }));
    shown(<Contact to={host} />);
    await fillIn();
    await userEvent.click(send());
    const retry = await screen.findByRole("button", { name: formAnswers.retry });
    const status = screen.getByRole("status");
    const sentence = (wait: string) => formAnswers.tooMany.replace("{wait}", wait);
    expect(status).toHaveTextContent(sentence("2 minutes"));
    pass(60);
    await userEvent.click(retry);
    expect(status).toHaveTextContent(sentence("30 seconds"));
    await userEvent.click(send());
    expect(post).toHaveBeenCalledTimes(1);
    expectEveryWordKept();
    pass(30);
    post.mockResolvedValueOnce(answer(200));
    await userEvent.click(screen.getByRole("button", { name: formAnswers.retry }));
    await screen.findByText(formAnswers.sent);
  });

  test.each([
    ["in general", { success: false, message: "This form is closed." }],
    ["about a field that is not here", { ok: false, errors: { key: "This form is closed." } }],
  ])("a 200 that says no %s is no success, and its reason is said", async (_, body) => {
    post.mockResolvedValueOnce(answer(200, body));
    shown(<Newsletter to={host} />);
    await userEvent.type(email(), "hanna@example.com{Enter}");
    await screen.findByText(formAnswers.refusedBecause.replace("{reason}", "This form is closed."));
    expect(email()).toHaveValue("hanna@example.com");
  });

  test("offline it shows a message at once and sends nothing", async () => {
    const line = jest.spyOn(navigator, "onLine", "get").mockReturnValue(false);
    shown(<Newsletter to={host} />);
    await userEvent.type(email(), "hanna@example.com{Enter}");
    await screen.findByText(formAnswers.offline);
    expect(screen.getByRole("button", { name: formAnswers.retry })).toBeVisible();
    expect(post).not.toHaveBeenCalled();
    line.mockRestore();
  });

  test("a machine that fills in the hidden field is thanked, and nothing is sent", async () => {
    shown(<Newsletter to={host} />);
    const trap = screen.getByLabelText(honeypot.label);
    expect(trap).toHaveAttribute("tabindex", "-1");
    expect(screen.queryByRole("textbox", { name: honeypot.label })).toBeNull();
    await userEvent.type(trap, "https://spam.example");
    await userEvent.type(email(), "machine@example.com{Enter}");
    await screen.findByText(formAnswers.sent);
    expect(post).not.toHaveBeenCalled();
  });

  test.each([
    ["urlencoded", null],
    ["json", null],
    ["multipart", "multipart/form-data"],
  ] as const)("posts without scripts too (%s), with the owner's fields", (format, enctype) => {
    render(<Contact to={{ ...host, format }} />);
    const form = screen.getByRole<HTMLFormElement>("form", { name: "Get in touch" });
    expect(form).toHaveAttribute("method", "post");
    expect(form).toHaveAttribute("action", host.url);
    expect(form.getAttribute("enctype")).toBe(enctype);
    expect([...new FormData(form)].slice(0, 2)).toEqual([
      ["access_key", "0000"],
      ["form", "contact"],
    ]);
  });
});

describe("what was typed is there again", () => {
  test("when the guest leaves the page and comes back", async () => {
    const first = render(<Contact />);
    await fillIn();
    await userEvent.selectOptions(screen.getByRole("combobox"), "option2");
    await userEvent.click(screen.getByRole("checkbox"));
    first.unmount();
    render(<Contact />);
    expectEveryWordKept();
    expect(screen.getByRole("combobox")).toHaveValue("option2");
    expect(screen.getByRole("checkbox")).toBeChecked();
  });

  test("but not on another page, and not once it has been sent", async () => {
    post.mockResolvedValue(answer(200));
    const first = shown(<Contact to={host} />);
    await fillIn();
    first.unmount();
    const path = usePathname();
    jest.mocked(usePathname).mockReturnValue("/elsewhere");
    const second = shown(<Contact to={host} />);
    expect(email()).toHaveValue("");
    second.unmount();

    jest.mocked(usePathname).mockReturnValue(path);
    const third = shown(<Contact to={host} />);
    expectEveryWordKept();
    await userEvent.click(send());
    await screen.findByText(formAnswers.sent);
    third.unmount();
    shown(<Contact to={host} />);
    expect(email()).toHaveValue("");
  });

  test("unless the address asks for something else now", async () => {
    const first = render(<Contact />);
    await userEvent.type(email(), "hanna@example.com");
    await userEvent.selectOptions(screen.getByRole("combobox"), "option1");
    first.unmount();
    window.history.replaceState(null, "", "/?subject=option2");
    render(<Contact />);
    expect(email()).toHaveValue("hanna@example.com");
    expect(screen.getByRole("combobox")).toHaveValue("");
  });

  test("when another page of the site has been open meanwhile", async () => {
    render(<Contact />);
    await fillIn();
    window.dispatchEvent(new Event("pagehide"));
    cleanup();
    render(<Contact />);
    expectEveryWordKept();
  });

  test("nothing of it is left once the tab is closed", async () => {
    const first = render(<Contact />);
    await fillIn();
    first.unmount();
    expect(localStorage).toHaveLength(0);
    sessionStorage.clear();
    render(<Contact />);
    expect(email()).toHaveValue("");
  });
});
