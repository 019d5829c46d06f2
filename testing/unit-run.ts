import { makeDatabaseOnce } from './databases/made-database.ts';

/** Once for each run of the unit tests. */
export default makeDatabaseOnce;
