import { asciiAddress } from '@shared/contract/sign-in';

/**
 * The addresses in a pasted list, each once and in lower case: one a line, separated by commas or semicolons, or as
 * mail programs copy them, `Ann Mason <ann@example.com>`. Includes invalid ones, to be named.
 */
export function readAddresses(text: string): string[] {
  const parts = text
    .replace(/"[^"]*"/g, '')
    .split(/[\n,;]+/)
    .map((part) => (/<([^<>]+)>/.exec(part)?.[1] ?? part).trim().toLowerCase())
    .flatMap((part) => part.split(/\s+/))
    .filter((part) => part !== '')
    .map(asciiAddress);
  return [...new Set(parts)];
}
