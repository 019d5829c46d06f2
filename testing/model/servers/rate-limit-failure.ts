import type { Failure } from './model-reply.ts';
import type { ModelRequest } from './model-request.ts';
import { MINUTE } from './minute-budget.ts';
import { type RetryForm, retryHeaders, toCallersSeconds } from './retry-headers.ts';

interface Excess {
  counted: 'tokens' | 'requests';
  limit: number;
  used: number;
  requested: number;
  /** Null when waiting does not help. */
  seconds: number | null;
  tells: RetryForm;
}

/** 429, as each kind says it; who has no limits of its own is spoken for by a gateway in OpenAI's words. */
export function rateLimitFailure(request: ModelRequest, excess: Excess): Failure {
  const { counted, limit, seconds, tells } = excess;
  const headers = seconds === null ? {} : retryHeaders(seconds, request, tells);
  switch (request.kind) {
    case 'anthropic':
      return {
        status: 429,
        type: 'rate_limit_error',
        message: `This request would exceed your organization's rate limit of ${limit.toLocaleString('en')} ${counted === 'tokens' ? 'input tokens' : 'requests'} per minute (org: 00000000-0000-0000-0000-000000000000, model: ${request.model}). For details, refer to: https://docs.claude.com/en/api/rate-limits. Please reduce the prompt length or the maximum tokens requested, or try again later.`,
        headers,
      };
    case 'google':
      return {
        status: 429,
        type: 'RESOURCE_EXHAUSTED',
        message:
          'You exceeded your current quota, please check your plan and billing details. For more information on this error, head to: https://ai.google.dev/gemini-api/docs/rate-limits.',
        details: googleDetails(request, excess),
        // Google sends no such header: the delay is in the body.
        headers: tells === 'nothing' ? {} : onlyMilliseconds(headers),
      };
    default:
      return {
        status: 429,
        type: counted,
        code: 'rate_limit_exceeded',
        message: openaiMessage(request, excess),
        headers,
      };
  }
}

function openaiMessage(request: ModelRequest, excess: Excess): string {
  const { counted, limit, used, requested, seconds } = excess;
  const unit = counted === 'tokens' ? 'tokens per min (TPM)' : 'requests per min (RPM)';
  const of = `for ${request.model} in organization org-000 on ${unit}: Limit ${limit}`;
  return seconds === null
    ? `Request too large ${of}, Requested ${requested}. The input or output tokens must be reduced in order to run successfully.`
    : `Rate limit reached ${of}, Used ${used}, Requested ${requested}. Please try again in ${toCallersSeconds(seconds, request).toFixed(3)}s.`;
}

function onlyMilliseconds(headers: Record<string, string>): Record<string, string> {
  const name = 'retry-after-ms';
  return headers[name] === undefined ? {} : { [name]: headers[name] };
}

function googleDetails(
  request: ModelRequest,
  { counted, limit, seconds, tells }: Excess,
): object[] {
  const [metric, id] =
    counted === 'tokens'
      ? ['input_token_count', 'GenerateContentInputTokensPerModelPerMinute-FreeTier']
      : ['requests', 'GenerateRequestsPerMinutePerProjectPerModel-FreeTier'];
  const wait = toCallersSeconds(seconds ?? MINUTE, request);
  return [
    {
      '@type': 'type.googleapis.com/google.rpc.QuotaFailure',
      violations: [
        {
          quotaMetric: `generativelanguage.googleapis.com/generate_content_free_tier_${metric}`,
          quotaId: id,
          quotaDimensions: { location: 'global', model: request.model },
          quotaValue: String(limit),
        },
      ],
    },
    ...(tells === 'nothing'
      ? []
      : [
          {
            '@type': 'type.googleapis.com/google.rpc.RetryInfo',
            retryDelay: `${wait.toFixed(3)}s`,
          },
        ]),
  ];
}
