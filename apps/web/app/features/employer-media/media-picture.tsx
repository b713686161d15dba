import type { OwnMediaItem } from '@stellenvisite/contract/employer-media.schema';
import { ImageOff, LoaderCircle } from 'lucide-react';
import { useOwnPicture } from './use-own-picture.ts';

/** The picture as cards show it; while it is converted or failed, a sign in its place. */
export function MediaPicture({ item, sizes }: { item: OwnMediaItem; sizes: string }) {
  const own = useOwnPicture(item, 'small', !item.isPublic);
  const { status, sources, width, height, alt } = item;
  if (item.url === null && !own)
    return (
      <span className="md-none" aria-hidden="true">
        {status === 'failed' ? <ImageOff size={24} /> : <LoaderCircle className="spin" size={24} />}
      </span>
    );
  return (
    <picture>
      {sources.map(({ type, srcset }) => (
        <source key={type} type={type} srcSet={srcset} sizes={sizes} />
      ))}
      <img src={item.url ?? own} alt={alt} width={width} height={height} loading="lazy" decoding="async" />
    </picture>
  );
}
