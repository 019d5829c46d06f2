import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { makeModel } from '../../../../testing/app/sample-report';
import { chooseFonts, partsByScript } from './scripts';

const parts = (text: string, isRightToLeft = false) =>
  partsByScript(text, isRightToLeft).map(({ text: words, isRightToLeft: isRtl, script }) =>
    [words, isRtl ? 'rtl' : 'ltr', script?.language ?? ''].join('/'),
  );

describe('partsByScript', () => {
  it('leaves words without complex letters whole', () => {
    expect(parts('Wall, 3 m; стена; 墙')).toEqual(['Wall, 3 m; стена; 墙/ltr/']);
  });
  it('keeps spaces, figures and marks between words of one script with them', () => {
    expect(parts('see שלום עולם 3 m')).toEqual(['see /ltr/', 'שלום עולם/rtl/he-IL', ' 3 m/ltr/']);
    expect(parts('جدارٌ، 12 مايو (Wall A) هنا', true)).toEqual([
      'جدارٌ، 12 مايو (/rtl/ar-SA',
      'Wall A/ltr/',
      ') هنا/rtl/ar-SA',
    ]);
  });
  it('parts scripts that have fonts of their own', () => {
    expect(parts('हिन्दी और ไทย')).toEqual(['हिन्दी और/ltr/hi-IN', ' /ltr/', 'ไทย/ltr/th-TH']);
  });
  it('loses no character', () => {
    const piece = fc.constantFrom('a', ' ', '1', '(', 'ש', 'ع', 'ٌ', 'हि', 'ท', '裂', '🧱', '\t');
    fc.assert(
      fc.property(fc.array(piece), fc.boolean(), (pieces, isRightToLeft) => {
        const text = pieces.join('');
        const found = partsByScript(text, isRightToLeft);
        expect(found.map((part) => part.text).join('')).toBe(text);
      }),
    );
  });
});

describe('chooseFonts', () => {
  const fonts = (discussion: string, language: 'en' | 'ja' = 'en') => {
    const sections = { discussion, recommendation: null };
    const { eastAsia, complex } = chooseFonts(makeModel({ report: { language }, sections }));
    return [eastAsia.font, eastAsia.language, complex.font, complex.language];
  };
  it.each([
    ['plain', 'Wall', ['Yu Gothic', 'ja-JP', 'Arial', 'ar-SA']],
    ['Chinese', '墙体有裂缝', ['Microsoft YaHei', 'zh-CN', 'Arial', 'ar-SA']],
    ['Japanese', 'ひび割れ', ['Yu Gothic', 'ja-JP', 'Arial', 'ar-SA']],
    ['Korean', '벽 균열 壁', ['Malgun Gothic', 'ko-KR', 'Arial', 'ar-SA']],
    ['Hebrew', 'סדק', ['Yu Gothic', 'ja-JP', 'Arial', 'he-IL']],
    ['Hindi', 'दीवार', ['Yu Gothic', 'ja-JP', 'Nirmala UI', 'hi-IN']],
    ['Thai', '| ก | ข |\n| ค | ง |', ['Yu Gothic', 'ja-JP', 'Leelawadee UI', 'th-TH']],
  ])('goes by the letters: %s', (_, text, expected) => {
    expect(fonts(text)).toEqual(expected);
  });
  it('goes by the report’s language first', () => {
    expect(fonts('墙体有裂缝 벽', 'ja').slice(0, 2)).toEqual(['Yu Gothic', 'ja-JP']);
  });
});
