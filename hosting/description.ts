/**
 * Describes once what a host adds to the files. The build writes the hosts' files in out/ from it, and tests compare the files of this
 * folder with it.
 */
export type Hosting = {
  /** Sent with every response, including errors. */
  headers: Readonly<Record<string, string>>;
  /** Other sites and feed readers show pictures of these folders, so their files have other headers. */
  shared: { folders: readonly `/${string}/`[]; headers: Readonly<Record<string, string>> };
  caching: {
    /** File names in these folders change with their content. */
    forGood: { folders: readonly `/${string}/`[]; value: string };
    /** All other files are revalidated on each request. */
    otherwise: string;
  };
  /** Some hosts do not know these types by the file's extension. */
  types: Readonly<Record<string, string>>;
  /** Served with status 404 at every unknown address. */
  notFound: `/${string}`;
  /** Permanent redirects of former addresses, with the query kept. Every host adds a missing trailing slash by itself. */
  redirects: readonly { from: `/${string}`; to: `/${string}` }[];
};

/** Lists only features that browsers know, because each unknown one is a warning in every guest's console. */
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
    // Two years; an owner who is sure of every subdomain adds "; preload" and registers with the browsers' list.
    "Strict-Transport-Security": "max-age=63072000; includeSubDomains",
    // The rest of the policy is in each document (scripts/build/policy.ts); browsers accept this part in a header only.
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

/** Headers that differ for the files of a folder. */
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
