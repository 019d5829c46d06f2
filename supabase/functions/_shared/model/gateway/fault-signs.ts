/** Failures between us and a model, each kind with its own remedy. */
export type FaultKind =
  | 'key_refused'
  | 'no_credit'
  | 'unknown_model'
  | 'wrong_address'
  | 'no_vision'
  | 'one_image_only'
  | 'context_too_long'
  /** Too small for any photo: no server reports this; concluded when photo after photo is too long. */
  | 'context_too_small'
  /** The model's machine lacks memory for it, or for this request beside it. */
  | 'out_of_memory'
  | 'photo_refused'
  /** The server, or a proxy in front, rejects requests of this size. */
  | 'photo_too_large'
  | 'refused'
  /** More data than any answer has: a wrong address, or a server that never ends. */
  | 'too_much'
  | 'limited'
  | 'overloaded'
  | 'unreachable'
  /** The connection ended or stalled mid-answer. */
  | 'dropped'
  | 'timed_out'
  /** Parts of a request's form that some servers reject. */
  | 'no_json_mode'
  | 'no_effort'
  | 'no_output_limit'
  | 'no_usage'
  | 'bad_request'
  | 'unknown';

interface FaultSign {
  kind: FaultKind;
  /** The status must match; omitted for any, even none. */
  statuses?: RegExp;
  says?: RegExp;
  /** Waiting for minutes does not help. */
  isForToday?: true;
}

/**
 * Signs of each fault, in the words of OpenAI, Anthropic, Google, Ollama, LM Studio, llama.cpp,
 * vLLM and DeepSeek. The first match wins: one status means many things, and Google's 429 says
 * "quota" and "billing" for a limit that passes in seconds.
 */
export const FAULT_SIGNS: FaultSign[] = [
  { kind: 'too_much', says: /more came than the \d+ bytes/i },
  { kind: 'no_credit', says: /credits are depleted|enable billing/i },
  { kind: 'limited', statuses: /429/, says: /perday|per day|requests per day/i, isForToday: true },
  { kind: 'limited', statuses: /429/, says: /resource_exhausted/i },
  { kind: 'no_credit', statuses: /402/ },
  {
    kind: 'no_credit',
    says: /insufficient_quota|exceeded your current quota|credit balance|billing_(?:hard_limit|not_active)|(?:insufficient|out of|not enough) (?:balance|credits?|funds)|payment required/i,
  },
  {
    kind: 'key_refused',
    statuses: /400|401|403/,
    says: /api_key_invalid|api key (?:not valid|expired|is invalid|not found)|(?:incorrect|invalid|missing).{0,20}api.?key/i,
  },
  { kind: 'key_refused', statuses: /401/ },
  // Before others that its message may also mention: the context, the projector, a model not loaded.
  {
    kind: 'out_of_memory',
    says: /out ?of ?memory|requires more (?:system |gpu |video )?memory|(?:insufficient|not enough|exceeds? (?:the )?available) (?:system |gpu |video )?(?:memory|vram|resources)|(?:failed|unable) to allocate|due to resource limitations/i,
  },
  // It names an existing model, so it precedes the signs of a missing one.
  {
    kind: 'no_vision',
    says: /(?:do(?:es)?|did) ?(?:n.t|not) support (?:image|vision|multimodal|visual)|images? (?:input |url )?(?:is|are) not supported|images? input (?:is|are) not supported|that support image|image input modality is not|mmproj|missing data required for image|not a (?:multimodal|vision)|vision is not (?:supported|enabled)|unknown variant .?image_url|image_url is only supported|at most 0 image/i,
  },
  {
    kind: 'one_image_only',
    says: /at most 1 image|only (?:one|1|a single) image|multiple images/i,
  },
  {
    kind: 'no_output_limit',
    statuses: /400|422/,
    says: /max_(?:completion_|output_)?tokens.{0,80}(?:too large|not supported|not permitted|must be|at most)|(?:too large|unsupported param|unrecognized|unknown|invalid option).{0,40}max_(?:completion_)?tokens/i,
  },
  { kind: 'no_usage', statuses: /400|422/, says: /stream_options|include_usage/i },
  {
    kind: 'context_too_long',
    says: /context_length|exceed_context|context (?:size|window|length)|prompt is too long|input token count|too many (?:input )?tokens|input (?:is|length).{0,40}(?:too long|exceed)|longer than the (?:model|maximum)|max_model_len/i,
  },
  {
    kind: 'photo_refused',
    statuses: /4\d\d|500/,
    says: /(?:invalid|unsupported|corrupt|malformed) image|image.{0,60}(?:too large|exceeds|could not be|cannot be|unable to be|invalid format)|(?:unable|failed) to (?:process|load|decode|read).{0,20}image/i,
  },
  { kind: 'photo_too_large', statuses: /413/ },
  { kind: 'photo_refused', statuses: /415/ },
  {
    kind: 'refused',
    statuses: /400|403|451/,
    says: /content.?(?:policy|filter|management)|responsible ?ai|prohibited_content|flagged|safety (?:system|settings|reasons)/i,
  },
  {
    kind: 'unknown_model',
    statuses: /400|403|404|422/,
    says: /model_not_found|model.{0,80}(?:not found|not exist|not available|do(?:es)? not have access)|no models? (?:is |are )?loaded|unknown model|invalid model|not_found_error.{0,40}model|is not found for api version|try pulling/i,
  },
  { kind: 'wrong_address', statuses: /404|405/ },
  { kind: 'wrong_address', says: /^a web page came where/i },
  { kind: 'key_refused', statuses: /403/ },
  {
    kind: 'overloaded',
    says: /overloaded|server (?:is )?busy|no (?:free |available )?slot|too many concurrent|already (?:processing|generating)|loading model|maximum pending requests|at capacity|engine is currently/i,
  },
  { kind: 'overloaded', statuses: /503|529/ },
  { kind: 'limited', statuses: /429/ },
  { kind: 'limited', says: /rate.?limit(?:_error|_exceeded| reached)/i },
  {
    kind: 'no_effort',
    statuses: /400|422/,
    says: /reasoning[_. ]?effort|reasoning|thinking/i,
  },
  {
    kind: 'no_json_mode',
    statuses: /4\d\d|50[01]/,
    says: /json_?(?:schema|object|mode)|json mode|response_?(?:format|schema|mime_?type)|structured.?output|output_(?:config|format)|grammar|guided|invalid (?:json )?schema|invalid format|for format/i,
  },
];
