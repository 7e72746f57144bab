import { startPictureTransitions } from "@/components/features/rooms/picture-transition";

const skip = jest.fn();
let arrived = false;

beforeEach(() => {
  jest.useFakeTimers();
  skip.mockClear();
  arrived = false;
  document.body.innerHTML = `<div data-transition><img alt="" /><a class="card-link" href="#room">Room</a></div>`;
  Object.assign(document, {
    startViewTransition(update: () => Promise<void>) {
      void update().then(() => (arrived = true));
      return { skipTransition: skip, ready: Promise.resolve(), finished: new Promise(() => {}) };
    },
  });
});
afterEach(() => jest.useRealTimers());

const follow = () => document.querySelector<HTMLElement>(".card-link")?.click();

test("a page that arrives in time is carried to its end, however late in its time it came", async () => {
  const arrive = startPictureTransitions();
  follow();
  await jest.advanceTimersByTimeAsync(350);
  arrive();
  await jest.advanceTimersByTimeAsync(1000);
  expect(arrived).toBe(true);
  expect(skip).not.toHaveBeenCalled();
});

test("a page that is late arrives without a transition, and the old one stands still no longer", async () => {
  const arrive = startPictureTransitions();
  follow();
  await jest.advanceTimersByTimeAsync(399);
  expect(skip).not.toHaveBeenCalled();
  expect(arrived).toBe(false);
  await jest.advanceTimersByTimeAsync(1);
  expect(skip).toHaveBeenCalledTimes(1);
  expect(arrived).toBe(true);
  arrive();
});
