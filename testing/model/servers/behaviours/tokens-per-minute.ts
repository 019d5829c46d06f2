import type { Behaviour } from '../behaviour.ts';
import { countTextTokens } from '../count-tokens.ts';
import { type Failure, failWith } from '../model-reply.ts';
import type { ModelRequest } from '../model-request.ts';
import { retryHeaders, type RetryForm, waitOf } from '../retry-headers.ts';

const MINUTE = 60;

interface Spent {
  at: number;
  tokens: number;
}

/**
 * A budget of tokens in any sixty seconds. A question's own tokens, its pictures by their size, have to fit
 * before it is let in; the answer's are added when it is there. Else 429, and when to come again.
 */
export function tokensPerMinute({
  limit = 30_000,
  tells = 'seconds' as RetryForm,
} = {}): Behaviour {
  let spent: Spent[] = [];

  return async (request, next) => {
    const { clock, inputTokens } = request;
    const now = clock.now();
    spent = spent.filter(({ at }) => at > now - MINUTE);
    const used = spent.reduce((sum, { tokens }) => sum + tokens, 0);
    if (used + inputTokens > limit) {
      const seconds = secondsUntilRoom(spent, used + inputTokens - limit, now);
      return failWith(tooMany(request, { limit, used, seconds, tells }));
    }
    spent.push({ at: now, tokens: inputTokens });
    const reply = await next();
    if (reply.kind === 'answer') {
      const { text, reasoning = '' } = reply.answer;
      spent.push({ at: clock.now(), tokens: countTextTokens(text + reasoning) });
    }
    return reply;
  };
}

/** Null when the question alone is more than a minute holds. */
function secondsUntilRoom(spent: Spent[], missing: number, now: number): number | null {
  let freed = 0;
  for (const { at, tokens } of spent) {
    freed += tokens;
    if (freed >= missing) return at + MINUTE - now;
  }
  return null;
}

interface Excess {
  limit: number;
  used: number;
  seconds: number | null;
  tells: RetryForm;
}

function tooMany(request: ModelRequest, { limit, used, seconds, tells }: Excess): Failure {
  const { kind, model, inputTokens } = request;
  const headers = seconds === null ? {} : retryHeaders(seconds, request, tells);
  const wait = waitOf(seconds ?? MINUTE, request);
  switch (kind) {
    case 'anthropic':
      return {
        status: 429,
        type: 'rate_limit_error',
        message: `This request would exceed your organization's rate limit of ${limit.toLocaleString('en')} input tokens per minute (org: 00000000-0000-0000-0000-000000000000, model: ${model}). For details, refer to: https://docs.claude.com/en/api/rate-limits. Please reduce the prompt length or the maximum tokens requested, or try again later.`,
        headers,
      };
    case 'google':
      return {
        status: 429,
        type: 'RESOURCE_EXHAUSTED',
        message:
          'You exceeded your current quota, please check your plan and billing details. For more information on this error, head to: https://ai.google.dev/gemini-api/docs/rate-limits.',
        details: googleDetails(limit, model, wait),
        // Google sends no such header: the delay is in the body.
        headers: tells === 'nothing' ? {} : onlyMilliseconds(headers),
      };
    default:
      return {
        status: 429,
        type: 'tokens',
        code: 'rate_limit_exceeded',
        message:
          seconds === null
            ? `Request too large for ${model} in organization org-000 on tokens per min (TPM): Limit ${limit}, Requested ${inputTokens}. The input or output tokens must be reduced in order to run successfully.`
            : `Rate limit reached for ${model} in organization org-000 on tokens per min (TPM): Limit ${limit}, Used ${used}, Requested ${inputTokens}. Please try again in ${wait.toFixed(3)}s.`,
        headers,
      };
  }
}

function onlyMilliseconds(headers: Record<string, string>): Record<string, string> {
  const name = 'retry-after-ms';
  return headers[name] === undefined ? {} : { [name]: headers[name] };
}

function googleDetails(limit: number, model: string, wait: number): object[] {
  return [
    {
      '@type': 'type.googleapis.com/google.rpc.QuotaFailure',
      violations: [
        {
          quotaMetric:
            'generativelanguage.googleapis.com/generate_content_free_tier_input_token_count',
          quotaId: 'GenerateContentInputTokensPerModelPerMinute-FreeTier',
          quotaDimensions: { location: 'global', model },
          quotaValue: String(limit),
        },
      ],
    },
    { '@type': 'type.googleapis.com/google.rpc.RetryInfo', retryDelay: `${wait.toFixed(3)}s` },
  ];
}
