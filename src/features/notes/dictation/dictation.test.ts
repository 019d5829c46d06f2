import { describe, expect, it } from 'vitest';
import { appendWords } from './append-words';
import { dictationProblem } from './dictation-problem';
import { readHeardWords } from './recogniser';
import { speechTag } from './speech-tag';

describe('the language that is listened for', () => {
  it.each([
    ['de', ['en-US', 'de-AT'], 'de-AT'],
    ['de', ['de'], 'de-DE'],
    ['ja', ['en-GB'], 'ja-JP'],
    ['pt', ['pt-BR', 'pt-PT'], 'pt-BR'],
  ] as const)('%s in a browser of %j is %s', (language, tags, tag) => {
    expect(speechTag(language, tags)).toBe(tag);
  });
});

describe('what was heard', () => {
  const result = (transcript: string, isFinal: boolean) => ({ isFinal, 0: { transcript } });

  it('is told apart from what may still change, and what was told before is left', () => {
    const results = [
      result('North wall', true),
      result(' second bay', true),
      result(' loose', false),
    ];
    expect(readHeardWords({ resultIndex: 1, results })).toEqual({
      words: 'second bay',
      interim: 'loose',
    });
  });

  it.each([
    ['', 'North wall', 'North wall'],
    ['North wall', 'second bay', 'North wall second bay'],
    ['North wall. ', 'Second bay', 'North wall. Second bay'],
    ['北側の壁', 'ひび割れ', '北側の壁ひび割れ'],
    ['外壁。', 'ひび割れ', '外壁。ひび割れ'],
  ])('follows what is there: %s + %s', (text, heard, whole) => {
    expect(appendWords(text, heard)).toEqual({ text: whole, isFull: false });
  });

  it('ends where a note does, and keeps what was said', () => {
    expect(appendWords('a'.repeat(998), '𠮷').isFull).toBe(false);
    const { text, isFull } = appendWords('a'.repeat(998), '𠮷𠮷');
    expect(isFull).toBe(true);
    expect(text.endsWith('a 𠮷𠮷')).toBe(true);
  });
});

describe('what went wrong', () => {
  it.each([
    ['audio-capture', /No microphone/],
    ['not-allowed', /not allowed for this page/],
    ['service-not-allowed', /does not allow dictation/],
    ['network', /could not be reached/],
    ['no-speech', /Nothing was heard/],
    ['language-not-supported', /in German/],
    ['bad-grammar', /unexpectedly/],
  ])('%s has its sentence', (error, sentence) => {
    expect(dictationProblem(error, 'de')).toMatch(sentence);
  });

  it('is nothing where it was ended on purpose', () => {
    expect(dictationProblem('aborted', 'en')).toBeNull();
  });
});
