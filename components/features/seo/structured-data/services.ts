import type { Service as ServiceThing } from "schema-dts";
import { publicAddress } from "@/content/model/public-address";
import { houseId, nodeId, photo } from "@/components/features/seo/structured-data/ids";
import type { Service } from "@/content/model/types";

export function service({ page, title, label, text, picture, pictures }: Service): ServiceThing {
  return {
    "@type": "Service",
    "@id": nodeId(page, "service"),
    name: title,
    serviceType: label,
    description: text,
    url: publicAddress(page),
    image: [picture, ...pictures.map((one) => one.picture)].map(photo),
    provider: { "@id": houseId },
  };
}
