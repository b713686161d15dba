import type { Crop } from '@stellenvisite/contract/employer-media';
import { useEffect, useState } from 'react';

/** The picture turned in the browser, so that crop and preview show what the server makes of it. */
export function useTurnedPicture(url: string | undefined, rotation: Crop['rotation']): string | undefined {
  const [turned, setTurned] = useState<{ of: string; url: string }>();
  useEffect(() => {
    if (!url || rotation === 0) return;
    let isCurrent = true;
    let made: string | undefined;
    void turn(url, rotation).then((blob) => {
      if (!isCurrent) return;
      made = URL.createObjectURL(blob);
      setTurned({ of: `${url} ${rotation}`, url: made });
    });
    return () => {
      isCurrent = false;
      if (made) URL.revokeObjectURL(made);
    };
  }, [url, rotation]);
  if (rotation === 0) return url;
  return turned?.of === `${url} ${rotation}` ? turned.url : undefined;
}

async function turn(url: string, rotation: number): Promise<Blob> {
  const image = new Image();
  image.src = url;
  await image.decode();
  const { naturalWidth: width, naturalHeight: height } = image;
  const isUpright = rotation % 180 === 0;
  const canvas = document.createElement('canvas');
  [canvas.width, canvas.height] = isUpright ? [width, height] : [height, width];
  const context = canvas.getContext('2d');
  if (!context) throw new Error('the browser draws on no canvas');
  context.translate(canvas.width / 2, canvas.height / 2);
  context.rotate((rotation * Math.PI) / 180);
  context.drawImage(image, -width / 2, -height / 2);
  return new Promise((resolve, reject) =>
    canvas.toBlob(
      (blob) => (blob ? resolve(blob) : reject(new Error('the canvas gave no picture'))),
      'image/webp',
      0.9,
    ),
  );
}
