export default function LandingPage() {
  return <main>…</main>;
}
