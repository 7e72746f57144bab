const kib = 1024;

/**
 * The empty page of Next 16.4.6 with our browserslist, brotli (npm run bench, "floor"), is the weight of the framework itself; measure it
 * again after an upgrade.
 */
const frameworkScripts = 112.5 * kib;

/** The data of a page is a separate file. */
const dataKib = 20;

const isHome = (address: string) => /^\/(home\d\/)?$/.test(address);

const isAmharic = (address: string) => address === "/am/";

/** The most that a first view on a phone may cost, in bytes (brotli) and numbers; a home shows more than an inner page. */
export function firstViewBounds(address: string) {
  const home = isHome(address);
  return {
    total: (home ? 300 : 240) * kib,
    laterInAMinute: 150 * kib,
    html: 19 * kib,
    data: dataKib * kib,
    css: 15 * kib,
    // The bundler decides the number of files; one file would be 6 KiB smaller (scripts/build/next/README.md).
    scriptsAtLoad: frameworkScripts + 17 * kib,
    // The Amharic page has a face for its letters beside the two of the site.
    font: (isAmharic(address) ? 68 : 56) * kib,
    fonts: isAmharic(address) ? 3 : 2,
    largestPicture: 70 * kib,
    requests: 28,
    requestsBeforePaint: 12,
    elements: home ? 1400 : 1000,
    layoutShift: 0.0005,
  };
}

/** What Lighthouse's mobile profile may find: points behind the same page without scripts, and a shift. */
export const lighthouseBounds = { behind: 5, CLS: 0 };

/**
 * What scripts add to the blocking time of a page that starts as it loads, on a phone four times as slow as the machine that measures, as
 * a share of what the framework's empty page costs in the same run: in ms the same start was 50 on one machine and 300 on another.
 */
export const startBounds = { ofFloor: 0.75 };

/** What answers a click, in ms, on the same phone; the theme restyles the whole page. */
export const answerBounds = { theme: 200, menu: 100, carousel: 100, counter: 100, faq: 100 };
