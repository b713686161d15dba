import type { EmployerMedia } from '@stellenvisite/contract/employers.schema';

type MediaImageProps = { media: EmployerMedia; alt: string; sizes: string; isEager?: boolean };

/** The smallest file that fills its place, in the best format that the browser reads. */
export function MediaImage({ media, alt, sizes, isEager }: MediaImageProps) {
  const { url, sources, width, height } = media;
  return (
    <picture className="contents">
      {sources.map(({ type, srcset }) => (
        <source key={type} type={type} srcSet={srcset} sizes={sizes} />
      ))}
      <img
        src={url}
        alt={alt}
        lang="de"
        width={width}
        height={height}
        loading={isEager ? 'eager' : 'lazy'}
        decoding="async"
      />
    </picture>
  );
}
