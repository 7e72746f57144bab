import { fireEvent, render } from "@testing-library/react";
import { Chatbot } from "@/components/pages/home-booking/chatbot.client";

const chatbot = <Chatbot src="/concierge/concierge.js" label="Ask" elsewhere="/contact/" />;
const scripts = () => document.querySelectorAll("script[src]");
const root = () => document.getElementById("chatbot");

beforeEach(() => jest.useFakeTimers());

afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
  Reflect.deleteProperty(window, "AdeyConcierge");
});

function openPage() {
  const page = render(chatbot);
  jest.advanceTimersByTime(5_000);
  return page;
}

test("the widget is added once the page is open and idle", () => {
  render(chatbot);
  expect(scripts()).toHaveLength(0);
  expect(root()).toBeInTheDocument();
  jest.advanceTimersByTime(5_000);
  expect(scripts()).toHaveLength(1);
  expect(scripts()[0]).toHaveAttribute("src", expect.stringContaining("/concierge/concierge.js"));
  expect(root()).toBeEmptyDOMElement();
  expect(root()).toHaveAttribute("data-label", "Ask");
  expect(root()).toHaveAttribute("data-elsewhere", "/contact/");
});

test("the widget leaves with the page, its script and everything it drew", () => {
  const { unmount } = openPage();
  const destroy = jest.fn();
  window.AdeyConcierge = { destroy };
  root()?.append(document.createElement("button"));
  unmount();
  expect(destroy).toHaveBeenCalledTimes(1);
  expect(scripts()).toHaveLength(0);
  expect(root()).toBeNull();
});

test("a page that is left before it is idle never asks for the widget", () => {
  const { unmount } = render(chatbot);
  unmount();
  jest.advanceTimersByTime(5_000);
  expect(scripts()).toHaveLength(0);
  expect(root()).toBeNull();
});

test("a widget that fails is named once in the console and leaves nothing behind", () => {
  const report = jest.spyOn(console, "error").mockImplementation(() => {});
  openPage();
  const [script] = scripts();
  if (script) fireEvent.error(script);
  expect(report).toHaveBeenCalledTimes(1);
  expect(report).toHaveBeenCalledWith(expect.stringContaining("Chatbot widget failed to load"));
  expect(root()).toBeNull();
});
