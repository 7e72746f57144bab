import {
  resumeIntent,
  mayFrame,
  reloadWithIntent,
} from "@/components/features/lightbox/reload-for-frame";

const map = "https://maps.example/embed?box=1";

function underPolicy(content: string) {
  const tag = document.createElement("meta");
  tag.httpEquiv = "Content-Security-Policy";
  tag.content = content;
  document.head.replaceChildren(tag);
}

beforeEach(() => {
  sessionStorage.clear();
  document.head.replaceChildren();
  document.body.replaceChildren();
});

test("a document without a policy may frame anything", () => {
  expect(mayFrame(map)).toBe(true);
});

test.each([
  ["default-src 'none'; frame-src https://maps.example", true],
  ["frame-src https://player.example https://maps.example; img-src 'self'", true],
  ["default-src 'none'; frame-src https://maps.example.org", false],
  ["default-src 'none'; connect-src https://maps.example", false],
])("under %p the map may be framed: %p", (policy, allowed) => {
  underPolicy(policy);
  expect(mayFrame(map)).toBe(allowed);
});

test("the stored intent is resumed once after the reload", () => {
  const reload = jest.fn();
  const fulfil = jest.fn();
  expect(reloadWithIntent("map", reload)).toBe(true);
  expect(reload).toHaveBeenCalledTimes(1);
  resumeIntent("film", fulfil);
  expect(fulfil).not.toHaveBeenCalled();
  resumeIntent("map", fulfil);
  resumeIntent("map", fulfil);
  expect(fulfil).toHaveBeenCalledTimes(1);
});

test("nothing that was typed is reloaded away", () => {
  const field = document.createElement("textarea");
  document.body.append(field);
  field.value = "We arrive late.";
  const reload = jest.fn();
  expect(reloadWithIntent("map", reload)).toBe(false);
  expect(reload).not.toHaveBeenCalled();
});
