import { minuteMs } from "@/components/features/ethiopian-day/sun";
import { readStored, writeStored } from "@/lib/browser/storage";

const offeredKey = "lamplightOffered";

type DayState = {
  /** The present minute, in ms since 1970; 0 until something subscribes. */
  now: number;
  /** The hour that the guest has turned the light to, in minutes since six in the morning. */
  turnedTo?: number;
  /** Whether the night theme may still be offered in this visit; undefined until a component has asked at night. */
  offer?: boolean;
};

let state: DayState = { now: 0 };
const listeners = new Set<() => void>();
let timer: ReturnType<typeof setTimeout> | undefined;

function change(changed: Partial<DayState>) {
  state = { ...state, ...changed };
  listeners.forEach((listener) => listener());
}

/** Returns the current minute and updates every minute while the page is visible. */
function follow() {
  clearTimeout(timer);
  if (document.hidden) return;
  const now = Date.now();
  timer = setTimeout(follow, minuteMs - (now % minuteMs));
  change({ now: now - (now % minuteMs) });
}

/** One store serves the whole page, so that the slides of a hero share the minute, the light and the offer. */
export const dayStore = {
  get: () => state,
  subscribe(listener: () => void) {
    listeners.add(listener);
    if (listeners.size === 1) {
      document.addEventListener("visibilitychange", follow);
      follow();
    }
    return () => {
      listeners.delete(listener);
      if (listeners.size > 0) return;
      document.removeEventListener("visibilitychange", follow);
      clearTimeout(timer);
      state = { now: 0 };
    };
  },
  turn(turnedTo: number | undefined) {
    if (turnedTo !== state.turnedTo) change({ turnedTo });
  },
  /** Happens once a visit, or once a page where storage is blocked. */
  offerLamplight() {
    if (state.offer !== undefined) return;
    const offer = readStored(offeredKey, "session") === null;
    if (offer) writeStored(offeredKey, "true", "session");
    change({ offer });
  },
  endOffer: () => change({ offer: false }),
};
