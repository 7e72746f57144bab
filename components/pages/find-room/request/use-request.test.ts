import { act, renderHook } from "@testing-library/react";
import { useRequest } from "@/components/pages/find-room/request/use-request.client";

afterEach(() => {
  sessionStorage.clear();
  localStorage.clear();
});

const open = (key: string) =>
  renderHook(({ asked }: { asked: string }) => useRequest("Adey", asked), {
    initialProps: { asked: key },
  });

test("each stay goes by a reference of its own, and is known by it when the guest comes back", () => {
  const { result, rerender, unmount } = open("title=Classic+Room");
  const first = result.current.reference;
  rerender({ asked: "title=Deluxe+Room" });
  const second = result.current.reference;
  expect(second).not.toBe(first);
  rerender({ asked: "title=Classic+Room" });
  expect(result.current.reference).toBe(first);
  unmount();
  expect(open("title=Deluxe+Room").result.current.reference).toBe(second);
});

test("a stay that is opened in another tab goes by the same reference", () => {
  const { reference } = open("title=Classic+Room").result.current;
  sessionStorage.clear();
  expect(open("title=Classic+Room").result.current.reference).toBe(reference);
});

test("words go along to the next stay until they are sent; what was sent keeps its reference", () => {
  const { result, rerender } = open("title=Classic+Room");
  act(() => result.current.setWords({ name: "Hanna" }));
  rerender({ asked: "title=Deluxe+Room" });
  expect(result.current.words).toEqual({ name: "Hanna" });
  const { reference } = result.current;
  act(() => result.current.onSent({}));
  expect(result.current).toMatchObject({ words: {}, sent: reference, reference, isNow: true });
  rerender({ asked: "title=Classic+Room" });
  expect(result.current.sent).toBeUndefined();
  expect(result.current.reference).not.toBe(reference);
});

test("a kept reference of another make is not taken over", () => {
  localStorage.setItem("requestReferences", String.raw`{"room=1":"X\r\nBcc: eve@example.com"}`);
  expect(open("room=1").result.current.reference).toMatch(/^ADEY-[2-9A-Z]{6}$/);
});
