import { createHash, timingSafeEqual } from 'node:crypto';
import type { Handler } from 'hono';
import type { PrometheusMetrics } from '../metrics/prometheus.ts';
import { refusal } from './refusal.ts';

export interface OpenMetrics {
  /** The bearer token for reading the figures. */
  token: string;
  metrics: Pick<PrometheusMetrics, 'render' | 'contentType'>;
}

/** The figures for anyone who shows the token as `Authorization: Bearer …`, whatever is in front of the host. */
export function metricsRoute({ token, metrics }: OpenMetrics): Handler {
  const expected = sum(`Bearer ${token}`);
  return async (c) => {
    if (!timingSafeEqual(sum(c.req.header('authorization') ?? ''), expected)) {
      return refusal(401, 'unauthorized', 'Show METRICS_TOKEN as a bearer token.');
    }
    return c.body(await metrics.render(), 200, { 'content-type': metrics.contentType });
  };
}

/** Gives sums of one length for any text, so that they can be compared in constant time. */
function sum(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}
