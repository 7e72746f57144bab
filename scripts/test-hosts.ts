/** The same questions to several hosts: npm run test:hosts. */
import "../hosting/tests/run";
