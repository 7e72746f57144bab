/**
 * What a host adds to the files: one description. The build writes what lies in out/ from it, and tests hold the files of this folder
 * to it.
 */
export type Hosting = {
  /** On every answer, errors included. */
  headers: Readonly<Record<string, string>>;
  /** Folders of pictures that other sites and feed readers show, and what their files say instead. */
  shared: { folders: readonly `/${string}/`[]; headers: Readonly<Record<string, string>> };
  caching: {
    /** Folders whose files change their name with their content. */
    forGood: { folders: readonly `/${string}/`[]; value: string };
    /** Everything else: kept, but asked for again each time. */
    otherwise: string;
  };
  /** Types that some hosts do not know by the file's ending. */
  types: Readonly<Record<string, string>>;
  /** Shown with status 404 at every address that leads nowhere. */
  notFound: `/${string}`;
  /** Addresses that once were: moved for good, query kept. A missing slash at the end is every host's own redirect. */
  redirects: readonly { from: `/${string}`; to: `/${string}` }[];
};

/** Only what browsers know by name: an unknown feature is a line in every guest's console. */
const closedFeatures = [
  "accelerometer",
  "bluetooth",
  "camera",
  "display-capture",
  "geolocation",
  "gyroscope",
  "hid",
  "magnetometer",
  "microphone",
  "midi",
  "payment",
  "serial",
  "usb",
  "xr-spatial-tracking",
];

export const hosting = {
  headers: {
    // Two years; whoever is sure of every subdomain adds "; preload" and enters the browsers' list.
    "Strict-Transport-Security": "max-age=63072000; includeSubDomains",
    // The rest of the policy stands in each document (scripts/build/policy.ts); this part is heard from a header alone.
    "Content-Security-Policy": "frame-ancestors 'none'",
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
    "Referrer-Policy": "strict-origin-when-cross-origin",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": closedFeatures.map((feature) => `${feature}=()`).join(", "),
  },
  shared: {
    folders: ["/pictures/", "/social/", "/icons/"],
    headers: { "Cross-Origin-Resource-Policy": "cross-origin" },
  },
  caching: {
    forGood: {
      folders: ["/_next/static/", "/pictures/"],
      value: "public, max-age=31536000, immutable",
    },
    otherwise: "no-cache",
  },
  types: {
    avif: "image/avif",
    vtt: "text/vtt",
    webmanifest: "application/manifest+json",
  },
  notFound: "/404.html",
  redirects: [],
} as const satisfies Hosting;

/** What files of a folder say otherwise than all others, by the folder. */
export function headersByFolder({ caching, shared }: Hosting = hosting) {
  const { forGood } = caching;
  const folders = [...new Set([...forGood.folders, ...shared.folders])];
  return folders.map((folder): [folder: string, sent: Hosting["headers"]] => [
    folder,
    {
      ...(forGood.folders.includes(folder) && { "Cache-Control": forGood.value }),
      ...(shared.folders.includes(folder) && shared.headers),
    },
  ]);
}
