import type { Style } from './style.ts';

/** Applies spelling and explanations of terms, without changing any statement. */
export function applyStyle(text: string, style: Style): string {
  const explained = style.explainsTerms ? withTermsExplained(text) : text;
  return style.spelling === 'american' ? americanised(explained) : explained;
}

const EXPLANATIONS: [term: RegExp, meaning: string][] = [
  [/\bspalling\b/i, 'pieces of the surface breaking away'],
  [/\befflorescence\b/i, 'white salts left by water drying out'],
  [/\bhoneycombing\b/i, 'hollows where concrete did not fill its mould'],
  [/\bdelamination\b/i, 'a layer coming away from what is beneath'],
  [/\breinforcement\b/i, 'the steel bars inside concrete'],
  [/\bpointing\b/i, 'the mortar at the face of the joints'],
  [/\bsoffits?\b/i, 'the underside'],
  [/\blintels?\b/i, 'the beam over an opening'],
  [/\bparapets?\b/i, 'the low wall at the edge'],
  [/\bcopings?\b/i, 'the capping on top of a wall'],
  [/\bpurlins?\b/i, 'the beams that carry the rafters'],
  [/\bweep ?holes?\b/i, 'openings that let water out'],
  [/\bsounding\b/i, 'tapping to hear what is loose'],
  [/\babutments?\b/i, 'the end support of a bridge'],
];

function withTermsExplained(text: string): string {
  return EXPLANATIONS.reduce((result, [term, meaning]) => {
    const match = term.exec(result);
    if (!match) return result;
    const end = match.index + match[0].length;
    const before = result.slice(0, match.index);
    // Not inside brackets, which would nest.
    if (before.lastIndexOf('(') > before.lastIndexOf(')')) return result;
    return `${result.slice(0, end)} (${meaning})${result.slice(end)}`;
  }, text);
}

const AMERICAN: [RegExp, string][] = [
  [/\b(c)olour/gi, '$1olor'],
  [/\b(disc)olour/gi, '$1olor'],
  [/\b(m)ould/gi, '$1old'],
  [/\b(gr)ey/gi, '$1ay'],
  [/\b(milli|centi|kilo)?(m)etre/gi, '$1$2eter'],
  [/\b(pl)ough/gi, '$1ow'],
  [/\b(vap)our/gi, '$1or'],
  [/\b(fib)re/gi, '$1er'],
  [/\b(cent)re(s?)\b/gi, '$1er$2'],
  [/\b(prog)ramme/gi, '$1ram'],
  [/\b(neighb)our/gi, '$1or'],
  [/\b(harb)our/gi, '$1or'],
  [/\b(al)uminium/gi, '$1uminum'],
  [
    /\b(galvan|stabil|oxid|recogn|organ|util|prior|minim|maxim|summar|character)is(e|ed|es|ing|ation)\b/gi,
    '$1iz$2',
  ],
  [/\b(c)ill(s?)\b/g, 'sill$2'],
  [/\b(st)orey(s?)\b/gi, '$1ory$2'],
  [/\bkerb/g, 'curb'],
  [/\btyre/g, 'tire'],
];

function americanised(text: string): string {
  return AMERICAN.reduce((result, [british, american]) => result.replace(british, american), text);
}
