import { classNames } from '@/components/ui/class-names';
import { ImageOffIcon } from '@/components/ui/icons/icons';
import type { ShareCard } from '@/lib/seo-audit/preview/sharing';
import { shareImageSize } from '@/lib/share/share-image';
import styles from './share-image-preview.module.css';

type Props = { image: ShareCard['image']; square?: boolean };

/** The image of a shared link, cropped as on social networks; or a message that there is none. */
export function ShareImagePreview({ image, square = false }: Props) {
  const shape = classNames(styles.picture, square && styles.square);
  if (image === null) {
    return (
      <div className={classNames(shape, styles.none)}>
        <ImageOffIcon size={28} aria-hidden />
        <span>Pas d’image</span>
      </div>
    );
  }
  return (
    <img src={image.src} alt={image.alt} {...shareImageSize} loading="lazy" className={shape} />
  );
}
