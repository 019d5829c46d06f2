import { createHash, timingSafeEqual } from 'node:crypto';
import type { Handler } from 'hono';
import type { PrometheusMetrics } from '../metrics/prometheus.ts';
import { refusal } from './refusal.ts';

export interface OpenMetrics {
  /** The bearer token for reading the metrics. */
  token: string;
  metrics: Pick<PrometheusMetrics, 'render' | 'contentType'>;
}

/** The metrics, for requests with `Authorization: Bearer …`, whatever proxy is in front. */
export function metricsRoute({ token, metrics }: OpenMetrics): Handler {
  const expected = sum(`Bearer ${token}`);
  return async (c) => {
    if (!timingSafeEqual(sum(c.req.header('authorization') ?? ''), expected)) {
      return refusal(401, 'unauthorized', 'Show METRICS_TOKEN as a bearer token.');
    }
    return c.body(await metrics.render(), 200, { 'content-type': metrics.contentType });
  };
}

/** Equal lengths for any text, which a comparison in constant time needs. */
function sum(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}
