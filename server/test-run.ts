import { makeDatabaseOnce } from './test-database.ts';

/** Once for each run of the unit tests. */
export default makeDatabaseOnce;
