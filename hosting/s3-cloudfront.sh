#!/bin/sh
# Says what hosting/description.ts says: hosting/host-files.test.ts holds it to that.
# BUCKET and DISTRIBUTION in the environment. Hashed files go first and old ones stay until the documents are new,
# so that no guest meets a page whose scripts are not there yet. Documents that are gone go with the release; hashed files stay for
# pages that are still open. Once in a while, some days after a release, say the first two lines again with --delete.
set -eu
aws s3 sync out/_next/static "s3://$BUCKET/_next/static" --cache-control "public, max-age=31536000, immutable"
aws s3 sync out/pictures "s3://$BUCKET/pictures" --cache-control "public, max-age=31536000, immutable"
aws s3 cp out "s3://$BUCKET" --recursive --exclude "*" --include "*.avif" --content-type "image/avif" --metadata-directive REPLACE --cache-control "public, max-age=31536000, immutable"
aws s3 cp out "s3://$BUCKET" --recursive --exclude "*" --include "*.vtt" --content-type "text/vtt" --metadata-directive REPLACE --cache-control "no-cache"
aws s3 cp out "s3://$BUCKET" --recursive --exclude "*" --include "*.webmanifest" --content-type "application/manifest+json" --metadata-directive REPLACE --cache-control "no-cache"
aws s3 sync out "s3://$BUCKET" --delete --exclude "_next/static/*" --exclude "pictures/*" --cache-control "no-cache"
aws cloudfront create-invalidation --distribution-id "$DISTRIBUTION" --paths "/*"

# Once, when the distribution is made:
#   aws cloudfront create-response-headers-policy --response-headers-policy-config file://hosting/cloudfront-headers.json
#   the same with cloudfront-shared-headers.json, the policy of the behaviours pictures/*, social/* and icons/*, which other sites show
#   aws cloudfront create-function --name adey-paths --function-code fileb://hosting/cloudfront-function.js \
#     --function-config Comment=paths,Runtime=cloudfront-js-2.0
#   custom error responses: 403 and 404 → /404.html, status 404
