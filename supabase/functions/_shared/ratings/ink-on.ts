/** Black or white, whichever is read better on a level's colour (#rrggbb). */
export function chooseInk(colour: string): '#000000' | '#ffffff' {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const share = Number.parseInt(colour.slice(at, at + 2), 16) / 255;
    return share <= 0.03928 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  const light = 0.2126 * red + 0.7152 * green + 0.0722 * blue;
  // The light at which WCAG's contrast with black and with white is the same.
  return light > 0.179 ? '#000000' : '#ffffff';
}
