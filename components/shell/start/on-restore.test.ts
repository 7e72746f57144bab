import { onRestore } from "@/components/shell/start/on-restore";

const heard: [key: string | null, newValue: string | null][] = [];
const listen = ({ key, newValue }: StorageEvent) => heard.push([key, newValue]);

const leave = () => window.dispatchEvent(new Event("pagehide"));
const comeBack = (persisted = true) =>
  window.dispatchEvent(Object.assign(new Event("pageshow"), { persisted }));

let stop = () => {};
beforeEach(() => {
  localStorage.clear();
  heard.length = 0;
  window.addEventListener("storage", listen);
  stop = onRestore();
});
afterEach(() => {
  stop();
  window.removeEventListener("storage", listen);
});

test("what other pages have stored, changed and removed is announced, and nothing else", () => {
  localStorage.setItem("darkMode", "false");
  localStorage.setItem("stays", "[]");
  localStorage.setItem("shortlist", "room");
  leave();
  localStorage.setItem("darkMode", "true");
  localStorage.removeItem("stays");
  localStorage.setItem("draft", "new");
  comeBack();
  expect(heard.sort()).toEqual([
    ["darkMode", "true"],
    ["draft", "new"],
    ["stays", null],
  ]);
});

test("a page that was loaded anew has read what is stored", () => {
  leave();
  localStorage.setItem("darkMode", "true");
  comeBack(false);
  expect(heard).toEqual([]);
});

test("an open menu closes as the guest leaves", () => {
  document.body.innerHTML = `<div id="menu"></div>`;
  const open = document.querySelectorAll<HTMLElement>("#menu");
  const hide = jest.fn();
  for (const menu of open) menu.hidePopover = hide;
  // jsdom opens no popover.
  const find = jest.spyOn(document, "querySelectorAll").mockReturnValue(open);
  leave();
  expect(find).toHaveBeenCalledWith(":popover-open");
  expect(hide).toHaveBeenCalledTimes(1);
  find.mockRestore();
});

test("stopped, it announces nothing any more", () => {
  leave();
  stop();
  localStorage.setItem("darkMode", "true");
  comeBack();
  expect(heard).toEqual([]);
});
