/**
 * Every scroll distance, delay and duration of the specification (section 9), in px and ms as the names say. Its throttle of 99 ms and
 * debounce of 50 ms belong to a scroll listener, for which an IntersectionObserver is used here, and its duration of 400 ms to sections
 * without one of their own: ours have 1000 ms.
 */

export const backToTopAfterPx = 20;
export const headerSolidAfterPx = 100;
export const topBarHiddenAfterPx = 120;

export const heroAutoplayMs = 10_000;
export const heroSpeedMs = 3_000;
export const carouselAutoplayMs = 3_000;

export const sliderSpeedMs = 300;
export const swipeThresholdPx = 5;
/** The share of a slide that a slow swipe must cross to turn it. */
export const longSwipeRatio = 0.5;
/** A longer swipe counts as slow. */
export const longSwipeMs = 300;

export const fadeUpMs = 1_000;
/** How far inside the window a section must be before it enters. */
export const revealOffsetPx = 120;

export const lightboxFadeMs = 250;
/** The gap between two lightbox slides, as a share of the window's width. */
export const lightboxSlideDistance = 0.3;
/** How long an unknown media address may take to report its type. */
export const mediaTimeoutMs = 3_000;

/** A pause of this length after a sign of intent, a click or a key starts the page's scripts. */
export const lateStartPauseMs = 500;
/** The scripts start after this time even without a pause. */
export const lateStartLatestMs = 3_000;

/** How long before its first turn a carousel that plays by itself starts the scripts. */
export const autoplayLeadMs = 3_000;
/**
 * A page fetches its scripts at the latest so long (ms) after it has loaded, when the first view is painted and no longer shares the
 * connection with them.
 */
export const lateFetchIdleMs = 2_000;

/** How long the food menu may take to load. */
export const menuTimeoutMs = 5_000;
