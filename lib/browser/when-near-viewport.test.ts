import { whenNearViewport } from "@/lib/browser/when-near-viewport";

const observers: FakeObserver[] = [];

class FakeObserver {
  readonly watched = new Set<Element>();
  readonly root = null;
  readonly rootMargin = "";
  readonly scrollMargin = "";
  readonly thresholds = [];
  constructor(private readonly tell: IntersectionObserverCallback) {
    observers.push(this);
  }
  observe = (element: Element) => void this.watched.add(element);
  unobserve = (element: Element) => void this.watched.delete(element);
  disconnect = () => this.watched.clear();
  takeRecords = () => [];
  comesNear(target: Element, isIntersecting = true) {
    const box = target.getBoundingClientRect();
    const seen = { boundingClientRect: box, intersectionRect: box, rootBounds: box };
    this.tell([{ ...seen, intersectionRatio: 1, isIntersecting, target, time: 0 }], this);
  }
}

beforeAll(() => {
  window.IntersectionObserver = FakeObserver;
  jest.useFakeTimers();
});

const row = () => document.createElement("div");

test("rows share one observer, and each begins only when it comes near itself", () => {
  const [first, second] = [row(), row()];
  const [workOfFirst, workOfSecond] = [jest.fn(), jest.fn()];
  whenNearViewport(first, workOfFirst);
  whenNearViewport(second, workOfSecond);
  expect(observers).toHaveLength(1);
  const [observer] = observers;
  observer?.comesNear(first, false);
  observer?.comesNear(second);
  jest.runAllTimers();
  expect(workOfFirst).not.toHaveBeenCalled();
  expect(workOfSecond).toHaveBeenCalledTimes(1);
  expect(observer?.watched).toEqual(new Set([first]));
});

test("work that is called off before the row comes near, or before the browser is idle, is not done", () => {
  const [far, near] = [row(), row()];
  const work = jest.fn();
  whenNearViewport(far, work)();
  const callOff = whenNearViewport(near, work);
  const [observer] = observers;
  expect(observer?.watched.has(far)).toBe(false);
  observer?.comesNear(near);
  callOff();
  jest.runAllTimers();
  expect(work).not.toHaveBeenCalled();
});

test("two works of one row are both done, and one can be called off alone", () => {
  const both = row();
  const [kept, dropped] = [jest.fn(), jest.fn()];
  whenNearViewport(both, kept);
  whenNearViewport(both, dropped)();
  observers[0]?.comesNear(both);
  jest.runAllTimers();
  expect(kept).toHaveBeenCalledTimes(1);
  expect(dropped).not.toHaveBeenCalled();
});
