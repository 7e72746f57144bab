/** A walk through the site in other browsers: npm run test:browsers. */
import "../e2e/browsers/run";
