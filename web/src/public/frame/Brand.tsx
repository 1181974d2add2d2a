import { smallImage } from '../../app/image/small-image';

/** A company whose brand replaces Roofline's. */
export interface PublicBrand {
  name: string;
  logo: string | null;
}

/** Roofline's mark and name; for a private label its logo, or its name without a logo. */
export function Brand({ brand }: { brand?: PublicBrand }) {
  if (brand)
    return (
      <a className="brand" href="#/signin" aria-label={`${brand.name}, sign in`}>
        {brand.logo ? (
          <img className="workspace-logo" src={smallImage(brand.logo)} alt={brand.name} />
        ) : (
          brand.name
        )}
      </a>
    );
  return (
    <a className="brand" href="#/signin" aria-label="Roofline, sign in">
      <img src="/favicon.svg" width="26" height="26" alt="" />
      Roofline
    </a>
  );
}
