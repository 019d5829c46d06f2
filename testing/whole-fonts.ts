import { toolPath } from './tools/install-tools.ts';

/** The families of Han characters as whole fonts: what LibreOffice is given, and what our slices are held against. */
export const WHOLE_HAN_FONTS: Readonly<Record<string, string>> = {
  'noto-sans-sc': 'NotoSansSC',
  'noto-sans-tc': 'NotoSansTC',
  'noto-sans-jp': 'NotoSansJP',
  'noto-sans-kr': 'NotoSansKR',
};

/** The path of a whole font, by its package and the beginning of its file's name. */
export function wholeFont(name: string, file: string, weight: 400 | 700): string {
  const cut = weight === 700 ? '700Bold' : '400Regular';
  return toolPath(`@expo-google-fonts/${name}/${cut}/${file}_${cut}.ttf`);
}

export const wholeHanLicence = toolPath('@expo-google-fonts/noto-sans-jp/LICENSE_FONT');
