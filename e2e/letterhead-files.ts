import type { Page } from '@playwright/test';

export interface ChosenFile {
  name: string;
  mimeType: string;
  buffer: Buffer;
}

export const drawing = (name: string, svg: string): ChosenFile => ({
  name,
  mimeType: 'image/svg+xml',
  buffer: Buffer.from(svg),
});

const SVG = 'xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink"';

/** A mark in two colours on a sheet of A4, with the entities that older drawing programs write. */
export const MARK = `<?xml version="1.0"?>
  <!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://127.0.0.1:9/svg11.dtd" [
    <!ENTITY ns_svg "http://www.w3.org/2000/svg">
  ]>
  <svg xmlns="&ns_svg;" width="210mm" height="297mm" viewBox="0 0 210 297">
    <rect x="20" y="30" width="80" height="30" fill="#1d4ed8"/>
    <circle cx="115" cy="45" r="15" fill="#b91c1c"/>
  </svg>`;

/** Shows if it ran, or requests a file if it loaded. */
export const SPY = `<svg ${SVG} width="300" height="100" onload="document.title='ran'">
  <?xml-stylesheet href="http://127.0.0.1:9/sheet.css"?>
  <style>@import url(http://127.0.0.1:9/import.css); .a { fill: url(http://127.0.0.1:9/fill.svg#x) }</style>
  <script>parent.document.title = 'ran'; fetch('http://127.0.0.1:9/script');</script>
  <script href="http://127.0.0.1:9/script.js"/>
  <foreignObject width="300" height="100">
    <img xmlns="http://www.w3.org/1999/xhtml" src="http://127.0.0.1:9/img.png" onerror="parent.document.title='ran'"/>
    <iframe xmlns="http://www.w3.org/1999/xhtml" src="http://127.0.0.1:9/frame"/>
  </foreignObject>
  <use xlink:href="http://127.0.0.1:9/use.svg#x"/>
  <rect class="a" x="10" y="10" width="200" height="60" onclick="parent.document.title='ran'"/>
  <a href="javascript:alert(1)"><rect x="40" y="20" width="90" height="40" fill="green"/></a>
</svg>`;

/** Ten lines that ask for a billion shapes. */
export const USE_BOMB = `<svg ${SVG} viewBox="0 0 9 9"><defs><g id="l0"><rect width="1" height="1"/></g>${Array.from(
  { length: 9 },
  (_, level) => `<g id="l${level + 1}">${`<use xlink:href="#l${level}"/>`.repeat(10)}</g>`,
).join('')}</defs><use xlink:href="#l9"/></svg>`;

export const ENTITY_BOMB = `<!DOCTYPE svg [<!ENTITY a "lol">${Array.from(
  { length: 9 },
  (_, level) => `<!ENTITY ${'abcdefghij'[level + 1]} "${`&${'abcdefghij'[level]};`.repeat(10)}">`,
).join('')}]><svg ${SVG}><text>&j;</text></svg>`;

/** A signature as a phone takes it: blue ink on a sheet that looks grey, with a shadow over it. */
export async function signaturePhoto(page: Page): Promise<ChosenFile> {
  const base64 = await page.evaluate(async () => {
    const canvas = new OffscreenCanvas(1600, 900);
    const pen = canvas.getContext('2d')!;
    const light = pen.createLinearGradient(0, 0, 1600, 0);
    light.addColorStop(0, '#d6d4d0');
    light.addColorStop(1, '#cbc9c5');
    pen.fillStyle = light;
    pen.fillRect(0, 0, 1600, 900);
    pen.strokeStyle = '#1e2a78';
    pen.lineWidth = 9;
    pen.beginPath();
    pen.moveTo(400, 500);
    pen.bezierCurveTo(520, 250, 560, 720, 680, 450);
    pen.bezierCurveTo(780, 300, 820, 650, 1150, 400);
    pen.stroke();
    const blob = await canvas.convertToBlob({ type: 'image/jpeg', quality: 0.85 });
    const bytes = new Uint8Array(await blob.arrayBuffer());
    return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));
  });
  return { name: 'IMG_0042.jpg', mimeType: 'image/jpeg', buffer: Buffer.from(base64, 'base64') };
}

/** A PNG of noise, which no encoder makes small. */
export async function noisyPhoto(page: Page, width: number, height: number): Promise<ChosenFile> {
  const base64 = await page.evaluate(
    async ([across, down]) => {
      const canvas = new OffscreenCanvas(across, down);
      const pen = canvas.getContext('2d')!;
      const image = pen.createImageData(across, down);
      let seed = 7;
      for (let at = 0; at < image.data.length; at += 1) {
        seed = (seed * 1103515245 + 12345) % 2147483648;
        image.data[at] = at % 4 === 3 ? 255 : seed >> 16;
      }
      pen.putImageData(image, 0, 0);
      const blob = await canvas.convertToBlob({ type: 'image/png' });
      const bytes = new Uint8Array(await blob.arrayBuffer());
      let text = '';
      for (const byte of bytes) text += String.fromCharCode(byte);
      return btoa(text);
    },
    [width, height] as const,
  );
  return { name: 'photo.png', mimeType: 'image/png', buffer: Buffer.from(base64, 'base64') };
}
