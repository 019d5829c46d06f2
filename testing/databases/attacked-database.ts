import { randomUUID } from 'node:crypto';
import type { HostConnection } from '../../server/database/host-connection.ts';
import { clusterUrl, connectTo } from './postgres-engine.ts';
import { openServerDatabase } from '../../server/database/postgres/open-server-database.ts';

export type Engine = 'PGlite' | 'PostgreSQL';

/** The environment variable that names the folder of a running cluster's socket. */
export const CLUSTER = 'PLUMBLINE_TEST_CLUSTER';

interface DatabaseParts {
  openDatabase?: () => Promise<HostConnection>;
}

/**
 * The database of a test's host: the embedded engine, or a new database in the cluster that the environment names. The
 * database goes with its cluster.
 */
export function databaseParts(cluster = process.env[CLUSTER]): DatabaseParts {
  if (!cluster) return {};
  return {
    async openDatabase() {
      const name = `host_${randomUUID().replaceAll('-', '')}`;
      const admin = connectTo(cluster, 'postgres');
      await admin.query(`create database ${name}`);
      await admin.end();
      return openServerDatabase(clusterUrl(cluster, name));
    },
  };
}
