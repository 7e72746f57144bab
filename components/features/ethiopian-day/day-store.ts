import { minuteMs } from "@/components/features/ethiopian-day/sun";
import { readStored, writeStored } from "@/lib/browser/storage";

const offeredKey = "lamplightOffered";

type DayState = {
  /** The present minute, in ms since 1970; 0 until somebody asks. */
  now: number;
  /** The hour that the guest has turned the light to, in minutes since six in the morning. */
  turnedTo?: number;
  /** Whether lamplight may still be offered in this visit; undefined until night has asked. */
  offer?: boolean;
};

let state: DayState = { now: 0 };
const listeners = new Set<() => void>();
let timer: ReturnType<typeof setTimeout> | undefined;

function change(changed: Partial<DayState>) {
  state = { ...state, ...changed };
  listeners.forEach((listener) => listener());
}

/** The minute that it is, and then every minute while the page is looked at. */
function follow() {
  clearTimeout(timer);
  if (document.hidden) return;
  const now = Date.now();
  timer = setTimeout(follow, minuteMs - (now % minuteMs));
  change({ now: now - (now % minuteMs) });
}

/** One clock for all that stands on the page: the slides of a hero share the minute, the light and the offer. */
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
  /** Once a visit; where the browser keeps nothing, once a page. */
  offerLamplight() {
    if (state.offer !== undefined) return;
    const offer = readStored(offeredKey, "session") === null;
    if (offer) writeStored(offeredKey, "true", "session");
    change({ offer });
  },
  endOffer: () => change({ offer: false }),
};
