#!/bin/sh
# Says what hosting/description.ts says: hosting/host-files.test.ts holds it to that.
# GitHub Pages: REPOSITORY is its git address, NEXT_PUBLIC_BASE_PATH its name with a slash in front ("/adey"; nothing for a
# domain of its own). It sends no header of ours: the policy in the documents holds, framing cannot be forbidden.
set -eu
npm run build
test -f out/404.html
test -f out/.nojekyll
cd out
git init --quiet --initial-branch gh-pages
git add --all
git commit --quiet --message "Publish"
git push --force "$REPOSITORY" gh-pages
rm -rf .git
